public import ReminderStorage

/// The store that the reminders live in: one of many, and the only one that hands out ids.
public struct ReminderStore: KeyValueStore {
  private let store: any KeyValueStore

  /// Makes a store that keeps its values in `store`.
  public init(in store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { store.object(forKey: key) }

  /// Stores `value` under `key`, or removes what is stored there if it is nil.
  public func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}

extension ReminderStore: ReminderIdGenerator {}
