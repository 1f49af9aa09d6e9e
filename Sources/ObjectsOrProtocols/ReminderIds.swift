public import ReminderStorage

/// What callers need from a generator: the next id, and nothing else.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}
