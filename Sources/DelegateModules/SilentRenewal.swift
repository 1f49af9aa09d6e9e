/// The fourth module: it renews the token without the user, and lets the user log in if it can't.
///
/// It has the types of ``OAuthManager``, so it fits wherever that one does. The types don't say that
/// `finish` closes the page: a module around another one has to pass its end on.
public final class SilentRenewal: Procedure {
  /// Receives the new token, or why there is none.
  public let complete = Delegate<Result<Token, OAuthRefusal>, Void>()
  private let renewal: any Procedure<Void, Result<Token, NotRenewed>>
  private let login: any Procedure<Void, Result<Token, OAuthRefusal>>

  /// Makes a module of two others, each of which stores the token that it reports.
  public init(
    renewal: any Procedure<Void, Result<Token, NotRenewed>>,
    login: any Procedure<Void, Result<Token, OAuthRefusal>>
  ) {
    self.renewal = renewal
    self.login = login
  }

  /// Starts the renewal, and after a failure the login.
  ///
  /// A run that is under way is cancelled.
  public func start(_ input: Void) {
    cancel()
    renewal.start((), for: self) { (self, answer) in
      switch answer {
      case .success(let token): self.complete(.success(token))
      case .failure:
        self.login.start((), for: self) { (self, answer) in
          self.complete(answer)
        }
      }
    }
  }

  /// Stops the module that is at work, and reports.
  ///
  /// A token from outside isn't stored here: whoever brings one has stored it.
  public func finish(_ output: Result<Token, OAuthRefusal>) {
    cancel()
    complete(output)
  }

  /// Stops the module that is at work.
  public func cancel() {
    renewal.stop()
    login.stop()
  }
}

/// Why a token couldn't be renewed without the user.
public enum NotRenewed: Error, Equatable {
  /// The server doesn't know the token any more.
  case unknownToken
}
