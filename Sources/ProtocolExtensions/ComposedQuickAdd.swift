public import ReminderStorage

/// Adds reminders from a widget, and combines two behaviors by holding two objects.
public struct ComposedQuickAdd {
  private let ids: any ReminderIds
  private let titles: any TitleMemory

  /// Makes a widget's model that takes its ids from `ids`, and tells `titles` each title.
  public init(ids: any ReminderIds, titles: any TitleMemory) {
    self.ids = ids
    self.titles = titles
  }

  /// Makes a reminder with the next id, and remembers its title.
  ///
  /// - Returns: The new reminder.
  /// - Throws: `ReminderIdError` if there is no next id. Then no title is remembered.
  public func add(_ title: String) throws(ReminderIdError) -> Reminder {
    let reminder = try ids.makeReminder(title)
    titles.remember(title)
    return reminder
  }
}
