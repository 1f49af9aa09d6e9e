/// The struct of closures as a value of the protocol, for a test that overrides an operation while
/// the app injects the protocol.
package struct ReminderStoreAdapter: ReminderStoring, Sendable {
  private let store: ReminderStore

  /// Makes the adapter of a store.
  package init(store: ReminderStore) {
    self.store = store
  }

  package func lastId() throws -> Int? { try store.lastId() }
  package func advance(by rule: (Int?) throws -> Int) throws -> Int { try store.advance(rule) }
  package func reminders() throws -> [Reminder] { try store.reminders() }
  package func save(_ reminder: Reminder) throws { try store.save(reminder) }
  package func delete(_ id: Int) throws { try store.delete(id) }
  package func complete(_ id: Int) throws { try store.complete(id) }
  package func search(_ text: String) throws -> [Reminder] { try store.search(text) }
  package func share(_ id: Int, with email: String) throws { try store.share(id: id, with: email) }
}
