import Foundation
import ReminderStorage
import TestSupport
import Testing

@testable import ConstrainedExtensions

struct ReminderIdGeneratorTests {
  private let store = FakeStore()

  @Test func `the first id is zero`() throws {
    #expect(try ReminderStore(in: store).nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try ReminderStore(in: store).nextReminderId() == 42)
    #expect(store.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `two stores are two sequences`() throws {
    let mine = ReminderStore(in: store)
    let yours = ReminderStore(in: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `the demo's reminders have the method, too`() throws {
    let demo = DemoReminders()
    let reminders = ReminderStore(in: store)

    let ids = try [demo.nextReminderId(), demo.nextReminderId(), reminders.nextReminderId()]

    #expect(ids == [0, 1, 0])
    #expect(demo.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test func `a generator that is no store writes the method itself`() throws {
    let generators: [any ReminderIdGenerator] = [StubIds(id: 41), ReminderStore(in: store)]

    #expect(try generators.map { try $0.nextReminderId() } == [41, 0])
  }

  @Test func `a store whose own method has a plain throws gets the default`() throws {
    let reminders = ServerReminders()
    let generator: any ReminderIdGenerator = reminders

    #expect(try reminders.nextReminderId() == 500)
    #expect(try generator.nextReminderId() == 0, "the default's id")
  }

  @Test func `the app and the widget share one sequence`() throws {
    try withTemporarySuiteName { suite throws in
      let app = try #require(ReminderStore.inSuite(suite))
      let widget = try #require(ReminderStore.inSuite(suite))

      let ids = try [app.nextReminderId(), widget.nextReminderId()]

      #expect(ids == [0, 1])
    }
  }

  @Test func `with the wrong suite name, the store begins again`() throws {
    try withTemporarySuiteName { suite throws in
      try withTemporarySuiteName { typo throws in
        let app = try #require(ReminderStore.inSuite(suite))
        let widget = try #require(ReminderStore.inSuite(typo))

        let ids = try [app.nextReminderId(), widget.nextReminderId()]

        #expect(ids == [0, 0])
      }
    }
  }

  @Test func `two programs that ask at the same moment get the same id`() throws {
    let shared = InterruptedStore()
    let app = ReminderStore(in: shared)
    let widget = ReminderStore(in: shared)
    var fromTheWidget: Int?
    shared.afterNextRead = { fromTheWidget = try? widget.nextReminderId() }

    #expect(try app.nextReminderId() == 0)
    #expect(fromTheWidget == 0, "the same id again")
  }

  @Test func `a caller of the demo's reminders can change the last id`() throws {
    let demo = DemoReminders()

    demo.set(6, forKey: "currentReminderId")

    #expect(try demo.nextReminderId() == 7)
  }

  @Test func `what is removed from the demo is gone`() {
    let reminders = DemoReminders()
    reminders.set("Pay rent", forKey: "newest")

    reminders.set(nil, forKey: "newest")

    #expect(reminders.object(forKey: "newest") == nil)
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try ReminderStore(in: store).nextReminderId() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try ReminderStore(in: store).nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      let store = ReminderStore(in: defaults)

      let ids = try [store.nextReminderId(), store.nextReminderId()]

      #expect(ids == [0, 1])
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }
}

/// A store in which another caller comes between reading and writing.
private final class InterruptedStore: KeyValueStore {
  private let store = FakeStore()
  var afterNextRead: (() -> Void)?

  func object(forKey key: String) -> Any? {
    let value = store.object(forKey: key)
    let interrupt = afterNextRead
    afterNextRead = nil
    interrupt?()
    return value
  }

  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}

/// A stub: it returns the id that a test chose.
private struct StubIds: ReminderIdGenerator {
  let id: Int

  func nextReminderId() -> Int { id }
}

/// A near miss: the requirement has a typed `throws`.
private final class ServerReminders: KeyValueStore, ReminderIdGenerator {
  private let store = FakeStore()

  func object(forKey key: String) -> Any? { store.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }

  func nextReminderId() throws -> Int { 500 }
}
