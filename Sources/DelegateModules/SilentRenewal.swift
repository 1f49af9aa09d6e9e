/// The fourth module: it renews the token without the user, and lets the user log in if it can't.
///
/// It has the types of ``OAuthManager``, so it fits wherever that one does. The types don't say that
/// `finish` closes the page, stores the token and counts once. It has to do these, too.
public final class SilentRenewal: Procedure {
  /// Receives the new token, or why there is none, at most once for each start.
  public let complete = Delegate<Result<Token, OAuthRefusal>, Void>()
  private let renewal: any Procedure<Void, Result<Token, NotRenewed>>
  private let login: any Procedure<Void, Result<Token, OAuthRefusal>>
  private let store: any TokenStore
  private var isRunning = false

  /// Makes a module of two others that saves a renewed token in `store`.
  ///
  /// The login stores its own.
  public init(
    renewal: any Procedure<Void, Result<Token, NotRenewed>>,
    login: any Procedure<Void, Result<Token, OAuthRefusal>>, store: any TokenStore
  ) {
    self.renewal = renewal
    self.login = login
    self.store = store
  }

  /// Starts the renewal, and after a failure the login.
  ///
  /// A run that is under way is cancelled.
  public func start(_ input: Void) {
    cancel()
    isRunning = true
    renewal.start((), for: self) { (self, answer) in
      switch answer {
      case .success(let token): self.finish(.success(token))
      case .failure:
        self.login.start((), for: self) { (self, answer) in
          self.end(answer)
        }
      }
    }
  }

  /// Stops the module that is at work, stores a new token, and only then reports.
  ///
  /// For each start, a second end is ignored.
  public func finish(_ output: Result<Token, OAuthRefusal>) {
    guard isRunning else { return }
    end(output.flatMap(store.keep))
  }

  /// Stops the module that is at work.
  public func cancel() {
    guard isRunning else { return }
    isRunning = false
    renewal.stop()
    login.stop()
  }

  private func end(_ output: Result<Token, OAuthRefusal>) {
    cancel()
    complete(output)
  }
}

/// Why a token couldn't be renewed without the user.
public enum NotRenewed: Error, Equatable {
  /// The server doesn't know the token any more.
  case unknownToken
}
