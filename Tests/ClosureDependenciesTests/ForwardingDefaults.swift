import ClosureDependencies

/// A store in front of another one: what it doesn't have itself, it passes along.
protocol ReminderStoringWrapper: ReminderStoring {
  var base: any ReminderStoring { get }
}

extension ReminderStoringWrapper {
  func reminders() throws -> [Reminder] { try base.reminders() }
  func save(_ reminder: Reminder) throws { try base.save(reminder) }
  func delete(_ id: Int) throws { try base.delete(id) }
  func lastId() throws -> Int? { try base.lastId() }
  func advance(by rule: (Int?) throws -> Int) throws -> Int { try base.advance(by: rule) }
  func complete(_ id: Int) throws { try base.complete(id) }
  func search(_ text: String) throws -> [Reminder] { try base.search(text) }
  func share(_ id: Int, with email: String) throws { try base.share(id, with: email) }
}

/// A store that works, but can't save.
struct FullDiskStore: ReminderStoringWrapper {
  let base: any ReminderStoring

  func save(_ reminder: Reminder) throws { throw DiskFull() }
}
