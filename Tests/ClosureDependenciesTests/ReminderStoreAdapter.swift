import ClosureDependencies

/// The struct of closures as a value of the protocol, for a test that overrides an operation while
/// the app injects the protocol.
struct ReminderStoreAdapter: ReminderStoring, Sendable {
  let store: ReminderStore

  func lastId() throws -> Int? { try store.lastId() }
  func advance(by rule: (Int?) throws -> Int) throws -> Int { try store.advance(rule) }
  func reminders() throws -> [Reminder] { try store.reminders() }
  func save(_ reminder: Reminder) throws { try store.save(reminder) }
  func delete(_ id: Int) throws { try store.delete(id) }
  func complete(_ id: Int) throws { try store.complete(id) }
  func search(_ text: String) throws -> [Reminder] { try store.search(text) }
  func share(_ id: Int, with email: String) throws { try store.share(id: id, with: email) }
}
