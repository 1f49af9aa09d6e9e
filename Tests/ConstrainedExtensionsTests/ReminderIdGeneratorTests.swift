import ConstrainedExtensions
import Foundation
import ReminderStorage
import TestSupport
import Testing

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

  @Test func `what is removed from the store is gone`() {
    let reminders = ReminderStore(in: store)
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
