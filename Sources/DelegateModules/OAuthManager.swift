/// The module that lets the user grant a new token, and stores it.
public final class OAuthManager: Procedure {
  /// Who is told the new token, or why there is none.
  public let complete = Delegate<Result<Token, OAuthRefusal>, Void>()
  private let page: any Procedure<Void, Result<Token, OAuthRefusal>>
  private let store: any TokenStore

  /// Makes a manager that asks the user on `page` and keeps a new token in `store`.
  public init(page: any Procedure<Void, Result<Token, OAuthRefusal>>, store: any TokenStore) {
    self.page = page
    self.store = store
  }

  /// Shows the page.
  ///
  /// Finishes when the user has decided and a new token is stored.
  public func start(_ input: Void) {
    page.complete.delegate(on: self) { (self, answer) in
      self.finish(answer.flatMap(self.keep))
    }
    page.start(())
  }

  private func keep(_ token: Token) -> Result<Token, OAuthRefusal> {
    do {
      try store.save(token)
      return .success(token)
    } catch {
      return .failure(.notStored)
    }
  }
}
