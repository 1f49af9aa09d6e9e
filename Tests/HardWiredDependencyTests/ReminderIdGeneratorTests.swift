import Foundation
import HardWiredDependency
import ReminderStorage
import TestSupport
import Testing

/// Each test has a ceremony around it, and runs alone: in this process, and on this machine.
@Suite(.withoutReminderId) struct ReminderIdGeneratorTests {
  @Test func `the first id is zero`() throws {
    #expect(try ReminderIdGenerator().nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42, and it is stored`() throws {
    UserDefaults.standard.set(41, forKey: "currentReminderId")

    let id = try ReminderIdGenerator().nextReminderId()

    #expect(id == 42)
    #expect(UserDefaults.standard.integer(forKey: "currentReminderId") == 42)
  }

  @Test func `a stored text is reported and stays`() {
    UserDefaults.standard.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try ReminderIdGenerator().nextReminderId() }
    #expect(UserDefaults.standard.string(forKey: "currentReminderId") == "seven")
  }

  @Test func `the largest id is the last one`() {
    UserDefaults.standard.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try ReminderIdGenerator().nextReminderId()
    }
  }
}

/// What goes wrong when a test leaves a part of the ceremony out.
extension ReminderIdGeneratorTests {
  @Test func `the same test passes the first time and fails the second`() throws {
    func theFirstIdIsZero() throws -> Bool {
      try ReminderIdGenerator().nextReminderId() == 0
    }

    let firstRun = try theFirstIdIsZero()
    let secondRun = try theFirstIdIsZero()

    #expect(firstRun)
    #expect(!secondRun)
  }

  @Test func `a test that only clears makes the app begin at zero again`() throws {
    UserDefaults.standard.set(39, forKey: "currentReminderId")

    UserDefaults.standard.removeObject(forKey: "currentReminderId")
    let idInTheTest = try ReminderIdGenerator().nextReminderId()
    let nextIdInTheApp = try ReminderIdGenerator().nextReminderId()

    #expect(idInTheTest == 0, "the test passes, on each run")
    #expect(nextIdInTheApp == 1, "the app has a reminder 1 already")
  }

  @Test func `two new generators are not two sequences`() throws {
    let first = try ReminderIdGenerator().nextReminderId()
    let second = try ReminderIdGenerator().nextReminderId()

    #expect(first == 0)
    #expect(second == 1)
  }

  @Test func `two tests that overlap break each other`() throws {
    let generator = ReminderIdGenerator()

    let one = try Ceremony.begin()
    let firstId = try generator.nextReminderId()
    let other = try Ceremony.begin()
    let secondId = try generator.nextReminderId()
    one.end()
    other.end()

    #expect(secondId == firstId, "the first test called twice and got the same id")
    #expect(
      UserDefaults.standard.object(forKey: "currentReminderId") != nil, "one's id is left over")
  }
}
