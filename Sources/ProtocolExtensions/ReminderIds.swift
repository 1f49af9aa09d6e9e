public import ReminderStorage

/// What a caller needs from a generator: an id, and no store.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

/// What the default implementation needs, in a protocol that callers don't have to see.
public protocol StoredReminderIds: ReminderIds {
  /// The store in which the last id is kept.
  var store: any KeyValueStore { get }
}

extension StoredReminderIds {
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
