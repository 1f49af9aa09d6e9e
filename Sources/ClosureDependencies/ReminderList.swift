/// A list of reminders, whose methods each need a few of the store's eight operations.
public struct ReminderList: Sendable {
  private let store: ReminderStore

  /// Makes a list of what is in `store`.
  public init(store: ReminderStore) {
    self.store = store
  }

  /// Saves a new reminder, and returns its id.
  ///
  /// - Throws: `ReminderIdError` if there is no next id, or what the store throws.
  public func add(_ title: String) throws -> Int {
    let id = try ReminderIdGenerator(advance: store.advance).nextReminderId()
    try store.save(Reminder(id: id, title: title))
    return id
  }

  /// Marks a reminder as done, and returns how many are left then.
  ///
  /// If this throws, the reminder may be done: what failed may be the count.
  ///
  /// - Throws: ``UnknownReminder``, or what the store throws.
  public func finish(_ id: Int) throws -> Int {
    try store.complete(id)
    return try store.reminders().count { !$0.isDone }
  }

  /// Shares all reminders whose title contains `text`.
  ///
  /// If this throws, some of them may be shared.
  ///
  /// - Throws: What the store throws.
  public func shareAll(about text: String, with email: String) throws {
    for reminder in try store.search(text) { try store.share(id: reminder.id, with: email) }
  }

  /// Deletes the reminder with an id, if there is one.
  ///
  /// There is no method here that reads which reminders are done, and then deletes them: another task
  /// could reopen one in between. What must happen at once has to be an operation of the store.
  ///
  /// - Throws: What the store throws.
  public func remove(_ id: Int) throws {
    try store.delete(id)
  }
}
