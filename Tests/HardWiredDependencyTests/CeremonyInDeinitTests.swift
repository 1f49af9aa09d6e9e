import Foundation
import HardWiredDependency
import TestSupport
import Testing

/// The ceremony without a trait of its own: it lasts as long as the instance of the suite.
///
/// The suite is a class, because a class has a `deinit`, which runs also after a test that throws.
/// That works in Swift Testing, which makes an instance for each test and frees it after the test.
/// XCTest makes all of its instances before the first test runs, and keeps them.
@Suite(.aloneWithStandardDefaults) final class CeremonyInDeinitTests {
  private let ceremony: Ceremony

  init() throws { ceremony = try Ceremony.begin() }

  deinit { ceremony.end() }

  @Test func `the first id is zero`() throws {
    #expect(try ReminderIdGenerator().nextReminderId() == 0)
  }

  @Test func `the id after 41 is 42`() throws {
    UserDefaults.standard.set(41, forKey: "currentReminderId")

    #expect(try ReminderIdGenerator().nextReminderId() == 42)
  }
}

/// Looks at what the suite above leaves behind.
@Suite(.aloneWithStandardDefaults) struct AfterCeremonyInDeinitTests {
  @Test func `the end of a suite's instance puts back what was stored`() throws {
    let ceremony = try Ceremony.begin()
    defer { ceremony.end() }
    UserDefaults.standard.set(7, forKey: "currentReminderId")

    try CeremonyInDeinitTests().`the id after 41 is 42`()

    #expect(UserDefaults.standard.integer(forKey: "currentReminderId") == 7)
  }
}
