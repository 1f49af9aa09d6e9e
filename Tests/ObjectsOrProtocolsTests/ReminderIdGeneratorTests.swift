import Foundation
import ObjectsOrProtocols
import ReminderStorage
import TestSupport
import Testing

struct ReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(store: FakeStore())
    let yours = ReminderIdGenerator(store: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults in
      defaults.set(41, forKey: currentReminderId)

      let id = try ReminderIdGenerator(store: defaults).nextReminderId()

      #expect(id == 42)
      #expect(defaults.integer(forKey: currentReminderId) == 42)
    }
  }
}
