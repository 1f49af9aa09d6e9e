import ClosureDependencies
import ReminderStorage
import Testing

/// The problem: a stub with eight methods accepts every call, expected or not.
struct EightMethodsTests {
  @Test func `the old list passes with the stub`() throws {
    let store = StubStore()

    #expect(try ProtocolReminderList(store: store).add("Pay rent") == 42)
    #expect(store.saved == [Reminder(id: 42, title: "Pay rent")])
  }

  @Test func `the list that deletes what is done passes the same test`() throws {
    let store = StubStore()

    #expect(try TidyProtocolReminderList(store: store).add("Pay rent") == 42)
    #expect(store.saved == [Reminder(id: 42, title: "Pay rent")])
  }

  @Test func `in the app, the list deletes what is done`() throws {
    let done = Reminder(id: 0, title: "Book flight", isDone: true)
    let store = ReminderStore.inMemory(lastId: 0, reminders: [done])

    _ = try TidyReminderList(store: store).add("Pay rent")

    #expect(try store.reminders() == [Reminder(id: 1, title: "Pay rent")])
  }
}

/// A stub with eight methods: a test of `add` needs three of them.
private final class StubStore: ReminderStoring {
  private(set) var saved: [Reminder] = []

  func lastId() -> Int? { 41 }
  func keep(_ id: Int) {}
  func save(_ reminder: Reminder) { saved.append(reminder) }

  func reminders() -> [Reminder] { [] }
  func delete(_ id: Int) {}
  func complete(_ id: Int) {}
  func search(_ text: String) -> [Reminder] { [] }
  func share(_ id: Int, with email: String) {}
}

/// The list after a colleague's change, on the protocol.
private struct TidyProtocolReminderList {
  let store: any ReminderStoring

  func add(_ title: String) throws -> Int {
    for reminder in try store.reminders() where reminder.isDone { try store.delete(reminder.id) }
    let id = try reminderId(afterId: store.lastId())
    try store.keep(id)
    try store.save(Reminder(id: id, title: title))
    return id
  }
}
