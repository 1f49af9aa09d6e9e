import ProtocolExtensions
import ReminderStorage
import Testing

struct ReminderTests {
  @Test func `a reminder gets the id that the generator returns`() throws {
    let ids: any ReminderIds = StubIds(id: 41)

    let reminder = try ids.makeReminder("Water the plants")

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

  @Test func `a stub of the wider protocol needs a dummy`() throws {
    let generator: any ReminderIdGenerator = StubGenerator(id: 41)

    #expect(try generator.makeReminder("Tea") == Reminder(id: 41, title: "Tea"))
  }
}

/// A stub: it returns the id that the test chose.
private struct StubIds: ReminderIds {
  let id: Int

  func nextReminderId() -> Int { id }
}

/// A stub of a protocol that requires more than the caller needs.
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
