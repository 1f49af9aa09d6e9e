import ConstructorInjection
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct NarrowReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = NarrowReminderIdGenerator(store: LastIdInMemory())
    let yours = NarrowReminderIdGenerator(store: LastIdInMemory())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `the largest id is the last one`() {
    let store = LastIdInMemory()
    store.keep(.max)

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try NarrowReminderIdGenerator(store: store).nextReminderId()
    }
    #expect(store.lastId() == .max)
  }

  @Test func `it goes on where a generator with the wider seam stopped`() throws {
    try withTemporaryDefaults { defaults throws in
      _ = try ReminderIdGenerator(store: defaults).nextReminderId()
      let narrow = NarrowReminderIdGenerator(store: DefaultsLastIdKeeper(defaults: defaults))

      #expect(try narrow.nextReminderId() == 1)
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }

  @Test func `only the adapter can meet a stored text`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set("seven", forKey: "currentReminderId")
      let narrow = NarrowReminderIdGenerator(store: DefaultsLastIdKeeper(defaults: defaults))

      #expect(throws: ReminderIdError.self) { try narrow.nextReminderId() }
      #expect(defaults.string(forKey: "currentReminderId") == "seven")
    }
  }
}

/// A fake of the narrow role: one number, and no room for a text.
final class LastIdInMemory: LastIdKeeper {
  private var last: Int?

  func lastId() -> Int? { last }
  func keep(_ id: Int) { last = id }
}
