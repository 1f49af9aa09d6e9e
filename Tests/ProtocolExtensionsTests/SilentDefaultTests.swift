import Foundation
import ProtocolExtensions
import ReminderStorage
import TestSupport
import Testing

/// Methods that look as if they replaced the default, while the default still runs.
struct SilentDefaultTests {
  private let store = FakeStore()

  @Test func `a subclass's method is not called through the protocol`() throws {
    let demo = DemoScreen(store: store)

    let reminder = try demo.makeReminder("Water the plants")
    let demoIds = [demo.nextReminderId(), demo.nextReminderId()]

    #expect(demoIds == [9000, 9001])
    #expect(reminder.id == 0, "the extension's method ran")
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

  @Test func `the demo goes on with its ids at the next launch`() throws {
    try withTemporaryDefaults { defaults throws in
      let ids = try (1...2).map { _ throws in
        if defaults.object(forKey: "currentReminderId") == nil {
          defaults.set(8999, forKey: "currentReminderId")
        }
        return try ReminderScreen(store: defaults).makeReminder("Water the plants").id
      }

      #expect(ids == [9000, 9001])
    }
  }

  @Test func `it is called if the base class implements the requirement`() throws {
    let demo = ReplacingDemoScreen(store: store)

    let ids = try [demo.makeReminder("Water the plants").id, demo.makeReminder("Tea").id]

    #expect(ids == [9000, 9001])
    #expect(store.object(forKey: "currentReminderId") == nil)
  }

  @Test func `the method may come from a superclass of the class that conforms`() throws {
    #expect(try DemoNumberedScreen().makeReminder("Water the plants").id == 9000)
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

  @Test func `other near misses leave the default in place, too`() throws {
    let nearMisses: [any ReminderIdGenerator] = [
      MutatingStub(store: FakeStore()), AsyncStub(store: FakeStore()),
      PropertyStub(store: FakeStore()), ParameterStub(store: FakeStore()),
    ]

    let ids = try nearMisses.map { try $0.makeReminder("Water the plants").id }

    #expect(ids == [0, 0, 0, 0])
  }

  @Test func `a misspelled stub leaves the default in place`() throws {
    let stub = MisspelledStub(store: store)

    #expect(stub.nextReminderID() == 99)
    #expect(try stub.makeReminder("Water the plants").id == 0)
  }
}

/// Meant to replace the default, but `ReminderScreen` has no method of its own to override.
private final class DemoScreen: ReminderScreen {
  private var lastId = 8999

  func nextReminderId() -> Int {
    lastId += 1
    return lastId
  }
}

private final class ReplacingDemoScreen: ReplaceableScreen {
  private var lastId = 8999

  override func nextReminderId() -> Int {
    lastId += 1
    return lastId
  }
}

/// Has the method of its superclass, although its superclass doesn't conform.
private class Numbered {
  func nextReminderId() -> Int { 1 }
}

private class NumberedScreen: Numbered, ReminderIdGenerator {
  let store: any KeyValueStore = FakeStore()
}

private final class DemoNumberedScreen: NumberedScreen {
  override func nextReminderId() -> Int { 9000 }
}

/// Meant as a stub, but `throws` is more than the requirement's `throws(ReminderIdError)`.
private struct UntypedStub: ReminderIdGenerator {
  let store: any KeyValueStore

  func nextReminderId() throws -> Int { 99 }
}

/// Meant as a stub, but the method is `mutating`.
///
/// The compiler warns about this one and the next only if the method is in the extension that
/// conforms. About the two after them, it says nothing even there.
private struct MutatingStub: ReminderIdGenerator {
  let store: any KeyValueStore

  mutating func nextReminderId() -> Int { 99 }
}

private struct AsyncStub: ReminderIdGenerator {
  let store: any KeyValueStore

  func nextReminderId() async -> Int { 99 }
}

private struct PropertyStub {
  let store: any KeyValueStore
}

extension PropertyStub: ReminderIdGenerator {
  var nextReminderId: Int { 99 }
}

private struct ParameterStub {
  let store: any KeyValueStore
}

extension ParameterStub: ReminderIdGenerator {
  func nextReminderId(_ step: Int = 1) -> Int { 99 }
}

/// Meant as a stub, but the requirement ends with `Id`.
private struct MisspelledStub: ReminderIdGenerator {
  let store: any KeyValueStore

  func nextReminderID() -> Int { 99 }
}
