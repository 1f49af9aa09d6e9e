/// How an authentication ended.
public enum Authentication: Equatable, Sendable {
  /// The stored token is valid.
  case restored(Token)

  /// The user granted a new token, because the stored one would not do.
  case authorized(Token, after: Detour)

  /// The user granted none.
  case refused(OAuthRefusal, after: Detour)
}

/// Why the user had to be asked.
public enum Detour: Equatable, Sendable {
  /// There was no token to verify.
  case notRestorable(NotRestorable)

  /// The restored token is not valid.
  case invalid(InvalidToken)
}

/// The module that decides which module comes next.
public final class AuthenticationManager: Procedure {
  /// Who is told how the authentication ended.
  ///
  /// They are told once for each start, at most.
  public let complete = Delegate<Authentication, Void>()
  private let reservoir: any Procedure<Void, Result<Token, NotRestorable>>
  private let verifier: any Procedure<Token, Result<Token, InvalidToken>>
  private let oauth: any Procedure<Void, Result<Token, OAuthRefusal>>

  /// Makes a manager of three modules, which it has for itself.
  public init(
    reservoir: any Procedure<Void, Result<Token, NotRestorable>>,
    verifier: any Procedure<Token, Result<Token, InvalidToken>>,
    oauth: any Procedure<Void, Result<Token, OAuthRefusal>>
  ) {
    self.reservoir = reservoir
    self.verifier = verifier
    self.oauth = oauth
  }

  /// Begins with the reservoir.
  ///
  /// A run that is under way is cancelled.
  public func start(_ input: Void) {
    cancel()
    run(reservoir, from: ()) { manager, answer in
      switch answer {
      case .success(let token): manager.verify(token)
      case .failure(let reason): manager.authorize(after: .notRestorable(reason))
      }
    }
  }

  /// Ends without an outcome: what a module still answers reaches nobody.
  public func cancel() {
    reservoir.complete.clear()
    verifier.complete.clear()
    oauth.complete.clear()
  }

  private func verify(_ token: Token) {
    run(verifier, from: token) { manager, answer in
      switch answer {
      case .success(let token): manager.finish(.restored(token))
      case .failure(let reason): manager.authorize(after: .invalid(reason))
      }
    }
  }

  private func authorize(after detour: Detour) {
    run(oauth, from: ()) { manager, answer in
      switch answer {
      case .success(let token): manager.finish(.authorized(token, after: detour))
      case .failure(let reason): manager.finish(.refused(reason, after: detour))
      }
    }
  }

  /// Starts `module` and takes its first answer.
  ///
  /// There is nobody to hear a second one.
  private func run<Start, Finish>(
    _ module: any Procedure<Start, Finish>, from input: Start,
    then next: @escaping (AuthenticationManager, Finish) -> Void
  ) {
    module.complete.delegate(on: self) { [weak module] manager, answer in
      module?.complete.clear()
      next(manager, answer)
    }
    module.start(input)
  }
}
