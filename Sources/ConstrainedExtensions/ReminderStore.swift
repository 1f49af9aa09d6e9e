public import ReminderStorage

/// The user's reminders: a store among others, and one of the two that give ids.
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

/// The reminders of the demo mode, which are kept in memory and gone with the demo.
public final class DemoReminders: KeyValueStore {
  private var values: [String: Any] = [:]

  /// Makes a store without any reminders.
  public init() {}

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Stores `value` under `key`, or removes what is stored there if it is nil.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }
}

extension DemoReminders: ReminderIdGenerator {}
