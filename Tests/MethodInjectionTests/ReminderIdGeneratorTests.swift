import Foundation
import MethodInjection
import ReminderStorage
import TestSupport
import Testing

struct ReminderIdGeneratorTests {
  private let store = FakeStore()
  private let generator = ReminderIdGenerator()

  @Test func `the first id is zero`() throws {
    #expect(try generator.nextReminderId(store: store) == 0)
  }

  @Test func `the id after 41 is 42`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try generator.nextReminderId(store: store) == 42)
  }

  @Test func `the new id is stored`() throws {
    _ = try generator.nextReminderId(store: store)

    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a new generator continues where the last one stopped`() throws {
    _ = try ReminderIdGenerator().nextReminderId(store: store)

    #expect(try ReminderIdGenerator().nextReminderId(store: store) == 1)
  }

  @Test func `one generator serves two stores`() throws {
    let other = FakeStore()

    let ids = try [store, store, other, store].map { try generator.nextReminderId(store: $0) }

    #expect(ids == [0, 1, 0, 2])
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try generator.nextReminderId(store: store) }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try generator.nextReminderId(store: store)
    }
    #expect(store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      let ids = try [
        generator.nextReminderId(store: defaults), generator.nextReminderId(store: defaults),
      ]

      #expect(ids == [0, 1])
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }
}
