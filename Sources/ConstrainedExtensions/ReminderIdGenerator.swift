public import ReminderStorage

/// Returns reminder ids: 0 first, then one more each time.
public protocol ReminderIdGenerator {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

extension ReminderIdGenerator where Self: KeyValueStore {
  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// This is the default for a generator that is a store itself.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: object(forKey: currentReminderId))
    set(id, forKey: currentReminderId)
    return id
  }
}
