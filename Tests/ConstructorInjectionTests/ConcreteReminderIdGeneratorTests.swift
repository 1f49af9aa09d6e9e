import ConstructorInjection
import Foundation
import TestSupport
import Testing

struct ConcreteReminderIdGeneratorTests {
  @Test func `a generator with an empty suite begins at zero`() throws {
    try withTemporaryDefaults { defaults throws in
      let generator = ConcreteReminderIdGenerator(defaults: defaults)

      #expect(try generator.nextReminderId() == 0)
      #expect(try generator.nextReminderId() == 1)
    }
  }

  @Test func `two suites are two sequences`() throws {
    try withTemporaryDefaults { mine throws in
      try withTemporaryDefaults { yours throws in
        mine.set(41, forKey: "currentReminderId")

        #expect(try ConcreteReminderIdGenerator(defaults: mine).nextReminderId() == 42)
        #expect(try ConcreteReminderIdGenerator(defaults: yours).nextReminderId() == 0)
      }
    }
  }
}
