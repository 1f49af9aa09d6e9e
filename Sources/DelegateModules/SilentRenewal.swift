/// The fourth module: it renews the token without the user, and lets the user log in if it can't.
///
/// It has the contract of ``OAuthManager``, so it fits wherever that one does.
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
  public func start(_ input: Void) {
    renewal.start((), for: self) { (self, answer) in
      switch answer {
      case .success(let token): self.finish(.success(token))
      case .failure:
        self.login.start((), for: self) { (self, answer) in
          self.finish(answer)
        }
      }
    }
  }
}

/// Why a token couldn't be renewed without the user.
public enum NotRenewed: Error, Equatable {
  /// The server doesn't know the token any more.
  case unknownToken
}
