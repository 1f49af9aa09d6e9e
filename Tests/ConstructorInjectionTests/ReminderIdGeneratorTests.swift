import ConstructorInjection
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct ReminderIdGeneratorTests {
  private let store = FakeStore()

  @Test func `the first id is zero`() throws {
    let generator = ReminderIdGenerator(store: store)

    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 42)
  }

  @Test func `the new id is stored`() throws {
    _ = try ReminderIdGenerator(store: store).nextReminderId()

    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a new generator continues where the last one stopped`() throws {
    _ = try ReminderIdGenerator(store: store).nextReminderId()

    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 1)
  }

  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(store: store)
    let yours = ReminderIdGenerator(store: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")

    let expected = ReminderIdError.notAnInteger(found: "seven (String)", key: "currentReminderId")
    #expect(throws: expected) { try ReminderIdGenerator(store: store).nextReminderId() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try ReminderIdGenerator(store: store).nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      let generator = ReminderIdGenerator(store: defaults)

      let ids = try [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }

  @Test func `the largest id is the last one in a real UserDefaults, too`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set(Int.max, forKey: "currentReminderId")

      #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
        try ReminderIdGenerator(store: defaults).nextReminderId()
      }
    }
  }

  @Test func `a generator in a variable can be replaced as a whole`() throws {
    store.set(41, forKey: "currentReminderId")
    var generator = ReminderIdGenerator(store: FakeStore())
    #expect(try generator.nextReminderId() == 0)

    generator = ReminderIdGenerator(store: store)

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `two callers at once can get the same id`() throws {
    let store = InterruptedStore()
    let generator = ReminderIdGenerator(store: store)
    var other: Int?
    store.afterNextRead = { other = try? generator.nextReminderId() }

    let mine = try generator.nextReminderId()

    #expect(mine == other, "injection shows the lost update; it does not prevent it")
  }
}

/// A fake that lets a test run something between a read and the write that follows it.
private final class InterruptedStore: KeyValueStore {
  private let store = FakeStore()
  var afterNextRead: (() -> Void)?

  func object(forKey key: String) -> Any? {
    let value = store.object(forKey: key)
    let interruption = afterNextRead
    afterNextRead = nil
    interruption?()
    return value
  }

  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}
