public import ReminderStorage

/// Something to remember.
public struct Reminder: Equatable {
  /// The id that no other reminder has.
  public let id: Int
  /// What to remember.
  public let title: String

  /// Makes a reminder.
  public init(id: Int, title: String) {
    self.id = id
    self.title = title
  }
}

extension ReminderIdGenerator {
  /// Makes a reminder with the next id.
  ///
  /// - Returns: The new reminder.
  /// - Throws: `ReminderIdError` if there is no next id.
  public func makeReminder(_ title: String) throws(ReminderIdError) -> Reminder {
    Reminder(id: try nextReminderId(), title: title)
  }
}
