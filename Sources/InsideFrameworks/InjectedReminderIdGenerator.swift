public import ReminderStorage

extension KeyedFactories {
  /// The store of the app, which a test replaces.
  public var store: Factory<any KeyValueStore & Sendable> {
    self(isShared: true) { DefaultsStore() }
  }
}

/// Generates reminder ids from the store of the shared container.
public struct InjectedReminderIdGenerator: Sendable {
  @Injected(\.store) private var store

  /// Makes a generator, with the store that the shared container has now.
  public init() {}

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
