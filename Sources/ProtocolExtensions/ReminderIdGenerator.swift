public import ReminderStorage

/// Returns reminder ids from a store: 0 first, then one more each time.
public protocol ReminderIdGenerator: ReminderIds {
  /// The store in which the generator keeps its last id.
  var store: any KeyValueStore { get }
}

extension ReminderIdGenerator {
  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try PersistentReminderIds(store: store).nextReminderId()
  }
}
