/// The module that restores a token from a store.
public final class TokenReservoir: Procedure {
  /// Receives the token, or why there is none.
  public let complete = Delegate<Result<Token, NotRestorable>, Void>()
  private let store: any TokenStore

  /// Makes a reservoir that restores from `store`.
  public init(store: any TokenStore) {
    self.store = store
  }

  /// Reads the store, and finishes.
  public func start(_ input: Void) {
    finish(store.restored())
  }
}
