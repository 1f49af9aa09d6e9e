import ClosureDependencies

/// The list after a colleague's change, on the struct of closures.
struct TidyReminderList {
  let store: ReminderStore

  func add(_ title: String) throws -> Int {
    for reminder in try store.reminders() where reminder.isDone { try store.delete(reminder.id) }
    let id = try ReminderIdGenerator(advance: store.advance).nextReminderId()
    try store.save(Reminder(id: id, title: title))
    return id
  }
}
