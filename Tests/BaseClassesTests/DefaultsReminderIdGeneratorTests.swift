import BaseClasses
import Foundation
import TestSupport
import Testing

struct DefaultsReminderIdGeneratorTests {
  @Test func `it continues from the defaults that it receives, and stores there`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set(41, forKey: "currentReminderId")

      #expect(try DefaultsReminderIdGenerator(defaults: defaults).nextReminderId() == 42)
      #expect(defaults.integer(forKey: "currentReminderId") == 42)
    }
  }

  @Test func `two suites are two sequences`() throws {
    try withTemporaryDefaults { mine throws in
      try withTemporaryDefaults { yours throws in
        let first = DefaultsReminderIdGenerator(defaults: mine)
        let second = DefaultsReminderIdGenerator(defaults: yours)

        let ids = try [first.nextReminderId(), second.nextReminderId(), first.nextReminderId()]

        #expect(ids == [0, 0, 1])
      }
    }
  }
}
