import ProtocolExtensions
import ReminderStorage
import Testing

/// Methods that look as if they replaced the default, while the default still runs.
struct SilentDefaultTests {
  private let store = FakeStore()

  @Test func `a subclass's method is not called through the protocol`() throws {
    let demo = DemoScreen(store: store)

    let reminder = try demo.makeReminder("Water the plants")

    #expect(demo.nextReminderId() == 9000)
    #expect(reminder.id == 0, "the default ran")
    #expect(store.object(forKey: "currentReminderId") as? Int == 0, "and used the user's store")
  }

  @Test func `a screen with the demo's store needs no subclass`() throws {
    let demoStore = FakeStore()
    demoStore.set(8999, forKey: "currentReminderId")
    let demo = ReminderScreen(store: demoStore)

    let reminder = try demo.makeReminder("Water the plants")

    #expect(reminder.id == 9000)
    #expect(store.object(forKey: "currentReminderId") == nil)
  }

  @Test func `it is called if the base class implements the requirement`() throws {
    let demo = ReplacingDemoScreen(store: store)

    #expect(try demo.makeReminder("Water the plants").id == 9000)
    #expect(store.object(forKey: "currentReminderId") == nil)
  }

  @Test func `a base class that implements the requirement still shares the default`() throws {
    let screen = ReplaceableScreen(store: store)

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

/// Meant to replace the default, but `ReminderScreen` has no method of its own to override.
private final class DemoScreen: ReminderScreen {
  func nextReminderId() -> Int { 9000 }
}

/// Implements the requirement, with the help of a value that has the default.
private class ReplaceableScreen: Screen, ReminderIdGenerator {
  let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    try ReminderImport(store: store).nextReminderId()
  }
}

private final class ReplacingDemoScreen: ReplaceableScreen {
  override func nextReminderId() -> Int { 9000 }
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
