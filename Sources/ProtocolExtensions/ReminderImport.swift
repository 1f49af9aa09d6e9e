public import ReminderStorage

/// Adds reminders from a file: a struct, which can't have a superclass.
public struct ReminderImport: ReminderIdGenerator {
  /// The store that the reminders get their ids from.
  public let store: any KeyValueStore

  /// Makes an import whose reminders get their ids from `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }
}
