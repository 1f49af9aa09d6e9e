import ClosureDependencies

/// An object of the protocol, as older code has one; and an adapter, for a test that overrides an
/// operation of the struct while the app injects the protocol.
final class StoredObject: ReminderStoring, Sendable {
  private let store: ReminderStore

  init(store: ReminderStore) {
    self.store = store
  }

  func lastId() throws -> Int? { try store.lastId() }
  func advance(by rule: (Int?) throws -> Int) throws -> Int { try store.advance(rule) }
  func reminders() throws -> [Reminder] { try store.reminders() }
  func save(_ reminder: Reminder) throws { try store.save(reminder) }
  func delete(_ id: Int) throws { try store.delete(id) }
  func complete(_ id: Int) throws { try store.complete(id) }
  func search(_ text: String) throws -> [Reminder] { try store.search(text) }
  func share(_ id: Int, with email: String) throws { try store.share(id: id, with: email) }
}
