import ProtocolExtensions
import ReminderStorage
import Testing

struct ReminderTests {
  @Test func `a reminder gets the id that the generator returns`() throws {
    let reminder = try StubGenerator(id: 41).makeReminder("Water the plants")

    #expect(reminder == Reminder(id: 41, title: "Water the plants"))
  }

  @Test func `a reminder gets the default's id where there is no other`() throws {
    let screen = ReminderScreen(store: FakeStore())

    let ids = try [screen.makeReminder("Pay rent").id, screen.makeReminder("Call home").id]

    #expect(ids == [0, 1])
  }

  @Test func `without an id there is no reminder`() {
    let store = FakeStore()
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) {
      try ReminderImport(store: store).makeReminder("Pay rent")
    }
  }

  @Test func `a stub of the split protocol needs no store`() throws {
    let ids: any ReminderIds = SmallStub()

    #expect(try ids.nextReminderId() == 41)
  }
}

/// A stub: it returns the id that the test chose.
private struct StubGenerator: ReminderIdGenerator {
  let id: Int
  let store: any KeyValueStore = DummyStore()

  func nextReminderId() -> Int { id }
}

/// A dummy: it only fills a place, and a test in which it is used fails.
private struct DummyStore: KeyValueStore {
  func object(forKey key: String) -> Any? {
    Issue.record("the dummy was read")
    return nil
  }

  func set(_ value: Any?, forKey key: String) { Issue.record("the dummy was written") }
}

private struct SmallStub: ReminderIds {
  func nextReminderId() -> Int { 41 }
}
