import Foundation
import ProtocolExtensions
import ReminderStorage
import TestSupport
import Testing

/// Supplies `store`, and nothing else: what the tests test is the default.
private struct Generator: ReminderIdGenerator {
  let store: any KeyValueStore
}

struct ReminderIdGeneratorTests {
  private let store = FakeStore()

  @Test func `the first id is zero`() throws {
    let generator: any ReminderIds = Generator(store: store)

    #expect(try generator.nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42`() throws {
    store.set(41, forKey: "currentReminderId")
    let generator: any ReminderIds = Generator(store: store)

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `the new id is stored`() throws {
    let generator: any ReminderIds = Generator(store: store)

    _ = try generator.nextReminderId()

    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `two stores are two sequences`() throws {
    let mine: any ReminderIds = Generator(store: store)
    let yours: any ReminderIds = Generator(store: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `a stored text is reported and stays`() throws {
    store.set("seven", forKey: "currentReminderId")
    let generator: any ReminderIds = Generator(store: store)

    #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    store.set(Int.max, forKey: "currentReminderId")
    let generator: any ReminderIds = Generator(store: store)

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try generator.nextReminderId()
    }
    #expect(store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      let generator: any ReminderIds = Generator(store: defaults)

      let ids = try [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }
}
