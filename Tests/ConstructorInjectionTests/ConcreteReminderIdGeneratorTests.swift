import ConstructorInjection
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct ConcreteReminderIdGeneratorTests {
  @Test func `a new suite in the temporary folder is empty, and keeps its file there`() throws {
    let path = NSTemporaryDirectory() + UUID().uuidString
    let defaults = try #require(UserDefaults(suiteName: path))
    defer { try? FileManager.default.removeItem(atPath: path + ".plist") }

    #expect(try ConcreteReminderIdGenerator(defaults: defaults).nextReminderId() == 0)

    _ = defaults.synchronize()
    #expect(FileManager.default.fileExists(atPath: path + ".plist"))
  }

  @Test func `a generator with an empty suite begins at zero`() throws {
    try withTemporaryDefaults { defaults throws in
      let generator = ConcreteReminderIdGenerator(defaults: defaults)

      #expect(try generator.nextReminderId() == 0)
      #expect(try generator.nextReminderId() == 1)
    }
  }

  @Test func `the first step changes nothing for a caller that handles the errors`() throws {
    try withTemporaryDefaults { defaults in
      defaults.set("seven", forKey: "currentReminderId")

      #expect(message(from: defaults) == "The list of reminders is damaged.")
    }
  }

  private func message(from defaults: UserDefaults) -> String {
    do {
      return "Reminder \(try ConcreteReminderIdGenerator(defaults: defaults).nextReminderId())"
    } catch {
      switch error {
      case .notAnInteger: return "The list of reminders is damaged."
      case .exhausted: return "The list of reminders is full."
      }
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
