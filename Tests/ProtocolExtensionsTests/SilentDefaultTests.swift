import ProtocolExtensions
import ReminderStorage
import Testing

/// Doubles that look right, while the default goes on answering.
struct SilentDefaultTests {
  private let store = FakeStore()

  @Test func `a subclass's method is not called through the protocol`() throws {
    let screen = StubbedScreen(store: store)

    let reminder = try screen.makeReminder("Water the plants")

    #expect(screen.nextReminderId() == 99)
    #expect(reminder.id == 0, "the default ran instead of the stub")
    #expect(store.object(forKey: "currentReminderId") as? Int == 0, "and wrote to the store")
  }

  @Test func `it is called if the base class implements the requirement`() throws {
    let screen = StubbedCuredScreen(store: store)

    #expect(try screen.makeReminder("Water the plants").id == 99)
    #expect(store.object(forKey: "currentReminderId") == nil)
  }

  @Test func `the cured base class still shares the default`() throws {
    let screen = CuredScreen(store: store)

    let ids = try [screen.makeReminder("Pay rent").id, screen.makeReminder("Call home").id]

    #expect(ids == [0, 1])
  }

  @Test func `a stub that throws any error leaves the default in place`() throws {
    let stub = UntypedStub(store: store)

    #expect(try stub.nextReminderId() == 99)
    #expect(try stub.makeReminder("Water the plants").id == 0)
  }

  @Test func `a misspelled stub leaves the default in place`() throws {
    let stub = MisspelledStub(store: store)

    #expect(stub.nextReminderID() == 99)
    #expect(try stub.makeReminder("Water the plants").id == 0)
  }
}

/// Meant as a stub, and no override: `ReminderScreen` has no method of its own to override.
private final class StubbedScreen: ReminderScreen {
  func nextReminderId() -> Int { 99 }
}

/// Implements the requirement, by means of a value that has the default.
private class CuredScreen: Screen, ReminderIdGenerator {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    try ReminderImport(store: store).nextReminderId()
  }
}

private final class StubbedCuredScreen: CuredScreen {
  override func nextReminderId() -> Int { 99 }
}

/// Meant as a stub, but `throws` is more than the requirement's `throws(ReminderIdError)`.
private struct UntypedStub: ReminderIdGenerator {
  let store: any KeyValueStore

  func nextReminderId() throws -> Int { 99 }
}

/// Meant as a stub, but the requirement ends with `Id`.
private struct MisspelledStub: ReminderIdGenerator {
  let store: any KeyValueStore

  func nextReminderID() -> Int { 99 }
}
