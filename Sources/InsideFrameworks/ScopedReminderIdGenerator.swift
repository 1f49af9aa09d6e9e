public import ReminderStorage

nonisolated extension ScopedValues {
  /// The store of the app, which a test sets.
  public var store: any KeyValueStore & Sendable {
    get { self[StoreKey.self] }
    set { self[StoreKey.self] = newValue }
  }

  private enum StoreKey: ScopedKey {
    static let live: any KeyValueStore & Sendable = DefaultsStore()
    static var test: any KeyValueStore & Sendable { EmptyStore() }
  }
}

/// Holds nothing and forgets what it is given: for a test that has already failed.
nonisolated struct EmptyStore: KeyValueStore, Sendable {
  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Any?, forKey key: String) {}
}

/// Generates reminder ids from the store of a scope.
public struct ScopedReminderIdGenerator: Sendable {
  @Scoped(\.store) private var store

  /// Makes a generator that remembers the scope it is made in.
  public init() {}

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let store = self.store
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
