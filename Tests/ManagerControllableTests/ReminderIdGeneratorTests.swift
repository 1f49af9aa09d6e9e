import Foundation
import ManagerControllable
import ReminderStorage
import TestSupport
import Testing

@MainActor
struct ReminderIdGeneratorTests {
  private let store = FakeStore()

  @Test func `the first id is zero, and it is stored`() throws {
    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 0)
    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a new generator continues where the last one stopped`() throws {
    store.set(41, forKey: "currentReminderId")

    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 42)
    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 43)
  }

  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(store: store)
    let yours = ReminderIdGenerator(store: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) {
      try ReminderIdGenerator(store: store).nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() {
    store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try ReminderIdGenerator(store: store).nextReminderId()
    }
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      let generator = ReminderIdGenerator(store: defaults)

      let ids = try [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }
}
