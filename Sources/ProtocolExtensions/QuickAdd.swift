public import ReminderStorage

/// Adds reminders from a widget, and combines two behaviors by conforming to two protocols.
public struct QuickAdd: ReminderIdGenerator, StoredTitleMemory {
  /// The store that the reminders get their ids from.
  public let store: any KeyValueStore
  /// The store in which the last title is kept.
  public let titleStore: any KeyValueStore

  /// Makes a widget's model that keeps ids in `store`, and the last title in `titleStore`.
  public init(store: any KeyValueStore, titleStore: any KeyValueStore) {
    self.store = store
    self.titleStore = titleStore
  }

  /// Makes a reminder with the next id, and remembers its title.
  ///
  /// - Returns: The new reminder.
  /// - Throws: `ReminderIdError` if there is no next id. Then no title is remembered.
  public func add(_ title: String) throws(ReminderIdError) -> Reminder {
    let reminder = try makeReminder(title)
    remember(title)
    return reminder
  }
}
