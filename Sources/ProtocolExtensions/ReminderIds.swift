public import ReminderStorage

/// What a caller needs from a generator: an id, and no store.
///
/// This is a role interface, in Martin Fowler's words.
///
/// The rule throws nothing but `ReminderIdError`, and the typed error lets the lesson show a near
/// miss. If a file or a server may be behind the protocol, write plain `throws`, because they have
/// other errors.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

extension ReminderIds {
  /// Makes a reminder with the next id.
  ///
  /// - Returns: The new reminder.
  /// - Throws: `ReminderIdError` if there is no next id.
  public func makeReminder(_ title: String) throws(ReminderIdError) -> Reminder {
    Reminder(id: try nextReminderId(), title: title)
  }
}
