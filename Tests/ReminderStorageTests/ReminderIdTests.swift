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
    for (value, found) in [("7", "7 (String)"), (7.0, "7.0 (Double)"), (true, "true (Bool)")]
      as [(Any, String)]
    {
      #expect(throws: ReminderIdError.notAnInteger(found: found, key: currentReminderId)) {
        try idAfterStoring(value)
      }
    }
  }

  @Test func `two callers that read before either writes get the same id`() throws {
    try withTemporaryDefaults { defaults throws in
      let one = try reminderId(after: defaults.object(forKey: currentReminderId))
      let other = try reminderId(after: defaults.object(forKey: currentReminderId))
      defaults.set(one, forKey: currentReminderId)
      defaults.set(other, forKey: currentReminderId)
      #expect(one == other)
    }
  }

  @Test func `a cast to Int loses a text`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set("seven", forKey: currentReminderId)
      let cast = defaults.object(forKey: currentReminderId) as? Int
      #expect(cast == nil, "so `as? Int ?? 0` would start again at zero")
    }
  }

  @Test func `a cast to Int loses the largest integer off Apple's platforms`() throws {
    try withTemporaryDefaults { defaults throws in
      defaults.set(Int.max, forKey: currentReminderId)
      let stored = try #require(defaults.object(forKey: currentReminderId))
      let isApples = type(of: stored) is AnyClass
      let cast = stored as? Int
      #expect(cast == (isApples ? Int.max : nil), "so `as? Int` would take it for no id at all")
    }
  }
}

/// What Apple's `UserDefaults` returns, made by hand, so that every system tests it.
struct WrappedValueTests {
  @Test func `a wrapped integer gives the next one`() throws {
    #expect(try reminderId(after: NSNumber(value: 0)) == 1)
    #expect(try reminderId(after: NSNumber(value: 1)) == 2)
    #expect(try reminderId(after: NSNumber(value: -1)) == 0)
    #expect(try reminderId(after: NSNumber(value: Int8(1))) == 2)
    #expect(try reminderId(after: NSNumber(value: UInt8(255))) == 256)
    #expect(try reminderId(after: NSNumber(value: UInt64(41))) == 42)
    #expect(try reminderId(after: NSNumber(value: Int.max - 1)) == Int.max)
  }

  @Test func `the largest wrapped integers have no next one`() {
    for largest in [NSNumber(value: Int.max), NSNumber(value: UInt64.max)] {
      #expect(throws: ReminderIdError.exhausted(key: currentReminderId)) {
        try reminderId(after: largest)
      }
    }
  }

  @Test func `a wrapped truth value is not counted`() {
    expect(NSNumber(value: true), isReportedAs: "true (Bool)")
    expect(NSNumber(value: false), isReportedAs: "false (Bool)")
  }

  @Test func `a wrapped fraction is not rounded`() {
    expect(NSNumber(value: 1.0), isReportedAs: "1.0 (Double)")
    expect(NSNumber(value: 7.5), isReportedAs: "7.5 (Double)")
    expect(NSNumber(value: Float(7.5)), isReportedAs: "7.5 (Double)")
    expect(NSDecimalNumber(string: "7"), isReportedAs: "7.0 (Double)")
  }

  @Test func `a wrapped text is reported as a String`() {
    expect(NSString(string: "seven"), isReportedAs: "seven (String)")
  }

  private func expect(
    _ stored: Any, isReportedAs found: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let error = ReminderIdError.notAnInteger(found: found, key: currentReminderId)
    #expect(throws: error, sourceLocation: sourceLocation) { try reminderId(after: stored) }
  }
}
