import DispatchSafety
import ReminderStorage
import Testing

struct ReminderServiceTests {
  @Test func `a reminder gets the next id`() throws {
    let service = ReminderService(ids: StubIds(id: 42))

    let line = try service.add("Water the plants")

    #expect(line == "#42 Water the plants")
  }

  @Test func `the real generator fits the same place`() throws {
    let service = ReminderService(ids: ReminderIdGenerator(store: FakeStore()))

    let lines = try [service.add("Water the plants"), service.add("Pay rent")]

    #expect(lines == ["#0 Water the plants", "#1 Pay rent"])
  }

  @Test func `without an id there is no reminder`() {
    let store = FakeStore()
    store.set(Int.max, forKey: currentReminderId)
    let service = ReminderService(ids: ReminderIdGenerator(store: store))

    #expect(throws: ReminderIdError.self) { try service.add("Water the plants") }
  }

  @Test func `the compiler checks that a method exists, not that it is right`() throws {
    let service = ReminderService(ids: StubIds(id: 42))

    let lines = try [service.add("Water the plants"), service.add("Pay rent")]

    #expect(lines == ["#42 Water the plants", "#42 Pay rent"], "one id, twice")
  }
}

/// A stub: it returns the same id at each call.
private struct StubIds: ReminderIds {
  let id: Int

  func nextReminderId() -> Int { id }
}
