import Foundation
import ReminderStorage
import TestSupport
import Testing

struct ReminderIdTests {
  @Test func `nothing stored gives zero`() throws {
    #expect(try reminderId(after: nil) == 0)
  }

  @Test(arguments: [(0, 1), (41, 42), (-1, 0), (Int.max - 1, Int.max)])
  func `an integer gives the next one`(last: Int, next: Int) throws {
    #expect(try reminderId(after: last) == next)
  }

  @Test func `every integer type counts`() throws {
    #expect(try reminderId(after: Int64(6)) == 7)
    #expect(try reminderId(after: UInt8(255)) == 256)
  }

  @Test func `the largest integer has no next one`() {
    let exhausted = ReminderIdError.exhausted(key: "currentReminderId")
    #expect(throws: exhausted) { try reminderId(after: Int.max) }
    #expect(throws: exhausted) { try reminderId(after: UInt64.max) }
  }

  @Test func `a text is reported with its type and its key`() {
    let found = ReminderIdError.notAnInteger(found: "7 (String)", key: "currentReminderId")
    #expect(throws: found) { try reminderId(after: "7") }
    #expect(found.description.contains("\"currentReminderId\" holds 7 (String)"))
  }

  @Test func `a fraction is not rounded and a truth value is not counted`() {
    #expect(throws: ReminderIdError.self) { try reminderId(after: 7.5) }
    #expect(throws: ReminderIdError.self) { try reminderId(after: 7.0) }
    #expect(throws: ReminderIdError.self) { try reminderId(after: true) }
  }
}

/// What a real `UserDefaults` hands back, and what the rule makes of it.
struct UserDefaultsTests {
  private func idAfterStoring(_ value: Any) throws -> Int {
    try withTemporaryDefaults { defaults throws in
      defaults.set(value, forKey: currentReminderId)
      return try reminderId(after: defaults.object(forKey: currentReminderId))
    }
  }

  @Test func `an empty suite gives zero`() throws {
    try withTemporaryDefaults { defaults throws in
      let id = try reminderId(after: defaults.object(forKey: currentReminderId))
      #expect(id == 0)
    }
  }

  @Test(arguments: [0, 41, -1, Int(Int32.max), Int.max - 1])
  func `an integer survives the store`(last: Int) throws {
    #expect(try idAfterStoring(last) == last + 1)
  }

  @Test func `the largest integer is exhausted, whatever type it comes back as`() {
    #expect(throws: ReminderIdError.exhausted(key: currentReminderId)) {
      try idAfterStoring(Int.max)
    }
  }

  @Test func `texts, fractions and truth values are refused`() {
    #expect(throws: ReminderIdError.self) { try idAfterStoring("7") }
    #expect(throws: ReminderIdError.self) { try idAfterStoring(7.0) }
    #expect(throws: ReminderIdError.self) { try idAfterStoring(true) }
  }

  #if !canImport(ObjectiveC)
    @Test func `a cast to Int loses the largest integer off Apple's platforms`() throws {
      try withTemporaryDefaults { defaults throws in
        defaults.set(Int.max, forKey: currentReminderId)
        let stored = defaults.object(forKey: currentReminderId)
        #expect(stored != nil)
        #expect(stored as? Int == nil, "so `as? Int ?? 0` would start again at zero")
      }
    }
  #endif
}
