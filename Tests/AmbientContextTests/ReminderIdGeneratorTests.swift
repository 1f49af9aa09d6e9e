import AmbientContext
import Foundation
import ReminderStorage
import TestSupport
import Testing

@Suite(.ownStore) struct ReminderIdGeneratorTests {
  @Test func `the first id is zero`() throws {
    #expect(try ReminderIdGenerator().nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    ScopedContext.store.set(41, forKey: "currentReminderId")

    #expect(try ReminderIdGenerator().nextReminderId() == 42)
    #expect(ScopedContext.store.object(forKey: "currentReminderId") as? Int == 42)
  }

  @Test func `one generator in two scopes is two sequences`() throws {
    let generator = ReminderIdGenerator()
    let yours = FakeStore()

    let ids = try [
      generator.nextReminderId(),
      ScopedContext.$store.withValue(yours) { try generator.nextReminderId() },
      generator.nextReminderId(),
    ]

    #expect(ids == [0, 0, 1])
    #expect(yours.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `a stored text is reported and stays`() throws {
    ScopedContext.store.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try ReminderIdGenerator().nextReminderId() }
    #expect(ScopedContext.store.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `the largest id is the last one`() throws {
    ScopedContext.store.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try ReminderIdGenerator().nextReminderId()
    }
    #expect(ScopedContext.store.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporarySuiteName { name in
      let suite = try #require(DefaultsStore(suiteName: name))
      let generator = ReminderIdGenerator()

      let ids = try ScopedContext.$store.withValue(suite) {
        try [generator.nextReminderId(), generator.nextReminderId()]
      }

      #expect(ids == [0, 1])
      #expect(UserDefaults(suiteName: name)?.integer(forKey: "currentReminderId") == 1)
    }
  }
}
