public import ReminderStorage

/// The reminders of the demo mode, which are kept in memory and gone with the demo.
///
/// It is a store itself, so it gets `nextReminderId()` from the constrained extension. That shows
/// what this costs: each of its callers can write to the store. ``ReminderStore`` hides its store.
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
