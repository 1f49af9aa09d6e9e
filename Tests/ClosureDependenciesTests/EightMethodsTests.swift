import ClosureDependencies
import ReminderStorage
import Testing

/// The problem: a stub that accepts every call, expected or not.
struct EightMethodsTests {
  @Test func `the old list passes with the stub`() throws {
    let store = SilentStub()

    #expect(try ProtocolReminderList(store: store).add("Pay rent") == 42)
    #expect(store.saved == [Reminder(id: 42, title: "Pay rent")])
  }

  @Test func `the list that deletes what is done passes the same test`() throws {
    let store = SilentStub()

    #expect(try TidyProtocolReminderList(store: store).add("Pay rent") == 42)
    #expect(store.saved == [Reminder(id: 42, title: "Pay rent")])
  }

  @Test func `in the app, the list deletes what is done`() throws {
    let done = Reminder(id: 0, title: "Book flight", isDone: true)
    let store = ReminderStore.inMemory(lastId: 0, reminders: [done])

    _ = try TidyReminderList(store: store).add("Pay rent")

    #expect(try store.reminders() == [Reminder(id: 1, title: "Pay rent")])
  }

  @Test func `a store in memory with a finished reminder tells the two lists apart`() throws {
    let done = Reminder(id: 0, title: "Book flight", isDone: true)
    let stores = (1...2).map { _ in ReminderStore.inMemory(lastId: 0, reminders: [done]) }

    _ = try ReminderList(store: stores[0]).add("Pay rent")
    _ = try TidyReminderList(store: stores[1]).add("Pay rent")

    #expect(try stores.map { try $0.reminders().contains(done) } == [true, false])
  }
}

/// A stub with eight methods: a test of `add` needs two of them.
private final class SilentStub: ReminderStoring {
  private(set) var saved: [Reminder] = []

  func advance(by rule: (Int?) throws -> Int) throws -> Int { try rule(41) }
  func save(_ reminder: Reminder) { saved.append(reminder) }

  func lastId() -> Int? { nil }
  func reminders() -> [Reminder] { [] }
  func delete(_ id: Int) {}
  func complete(_ id: Int) {}
  func search(_ text: String) -> [Reminder] { [] }
  func share(_ id: Int, with email: String) {}
}

/// The list after a colleague's change, on the protocol.
struct TidyProtocolReminderList {
  let store: any ReminderStoring

  func add(_ title: String) throws -> Int {
    for reminder in try store.reminders() where reminder.isDone { try store.delete(reminder.id) }
    let id = try store.advance { last in try reminderId(afterId: last) }
    try store.save(Reminder(id: id, title: title))
    return id
  }
}
