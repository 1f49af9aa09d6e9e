public import ReminderStorage

/// What the default needs, in a protocol that is less visible than the types that conform to it.
protocol StoredReminderIds: ReminderIds {
  /// The store in which the last id is kept.
  var store: any KeyValueStore { get }
}

extension StoredReminderIds {
  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try PersistentReminderIds(store: store).nextReminderId()
  }
}

/// Adds reminders from a file, like ``ReminderImport``, but no other module sees its store.
///
/// The price: types of other modules can't get the default, and another module can't use the method
/// to conform this type to a protocol of its own.
public struct DiscreetImport: StoredReminderIds {
  let store: any KeyValueStore

  /// Makes an import whose reminders get their ids from `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }
}
