/// How an authentication ended.
public enum Authentication: Equatable, Sendable {
  /// The stored token is valid.
  case restored(Token)

  /// There is a new token, because of the detour.
  case authorized(Token, after: Detour)

  /// There is no token.
  case refused(OAuthRefusal, after: Detour)
}

/// Why the stored token couldn't be used.
public enum Detour: Equatable, Sendable {
  /// There was no token to verify.
  case notRestorable(NotRestorable)

  /// The restored token is not valid.
  case invalid(InvalidToken)
}

/// The main module, which decides which module comes next.
public final class AuthenticationManager: Procedure {
  /// Receives how the authentication ended, at most once for each start.
  public let complete = Delegate<Authentication, Void>()
  private let reservoir: any Procedure<Void, Result<Token, NotRestorable>>
  private let verifier: any Procedure<Token, Result<Token, InvalidToken>>
  private let oauth: any Procedure<Void, Result<Token, OAuthRefusal>>
  private var isRunning = false

  /// Makes a manager of three modules, which nobody else uses.
  public init(
    reservoir: any Procedure<Void, Result<Token, NotRestorable>>,
    verifier: any Procedure<Token, Result<Token, InvalidToken>>,
    oauth: any Procedure<Void, Result<Token, OAuthRefusal>>
  ) {
    self.reservoir = reservoir
    self.verifier = verifier
    self.oauth = oauth
  }

  /// Starts the reservoir.
  ///
  /// A run that is under way is cancelled.
  public func start(_ input: Void) {
    cancel()
    isRunning = true
    reservoir.start((), for: self) { (self, answer) in
      switch answer {
      case .success(let token): self.verify(token)
      case .failure(let reason): self.authorize(after: .notRestorable(reason))
      }
    }
  }

  /// Stops the modules, and reports an outcome.
  ///
  /// For each start, a second end is ignored.
  public func finish(_ output: Authentication) {
    guard isRunning else { return }
    cancel()
    complete(output)
  }

  /// Stops the modules, and reports nothing.
  public func cancel() {
    guard isRunning else { return }
    isRunning = false
    reservoir.stop()
    verifier.stop()
    oauth.stop()
  }

  private func verify(_ token: Token) {
    verifier.start(token, for: self) { (self, answer) in
      switch answer {
      case .success(let token): self.finish(.restored(token))
      case .failure(let reason): self.authorize(after: .invalid(reason))
      }
    }
  }

  private func authorize(after detour: Detour) {
    oauth.start((), for: self) { (self, answer) in
      switch answer {
      case .success(let token): self.finish(.authorized(token, after: detour))
      case .failure(let reason): self.finish(.refused(reason, after: detour))
      }
    }
  }
}
