import Foundation
import ReminderStorage
import TestSupport
import Testing

@testable import ExtractAndOverride

struct ReminderIdGeneratorTests {
  private let fake = FakeStore()

  @Test func `the first id is zero, and it is stored`() throws {
    let generator = TestingReminderIdGenerator(fake: fake)

    #expect(try generator.nextReminderId() == 0)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `the id after 2500 is 2501`() throws {
    fake.set(2500, forKey: "currentReminderId")
    let generator = TestingReminderIdGenerator(fake: fake)

    #expect(try generator.nextReminderId() == 2501)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 2501)
  }

  @Test func `the testing subclass keeps the characterization`() throws {
    try characterize(TestingReminderIdGenerator(fake: fake), in: fake)
  }

  @Test func `two testing generators are two sequences`() throws {
    let mine = TestingReminderIdGenerator(fake: fake)
    let yours = TestingReminderIdGenerator(fake: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
    #expect(fake.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test func `the largest id is the last one`() throws {
    fake.set(Int.max, forKey: "currentReminderId")

    #expect(throws: ReminderIdError.exhausted(key: "currentReminderId")) {
      try TestingReminderIdGenerator(fake: fake).nextReminderId()
    }
    #expect(fake.object(forKey: "currentReminderId") as? Int == .max)
  }

  @Test func `it works with a real UserDefaults`() throws {
    try withTemporaryDefaults { defaults throws in
      try characterize(TestingReminderIdGenerator(fake: defaults), in: defaults)
    }
  }

  @Test func `callers take the subclass for the generator`() throws {
    func remind(with generator: ReminderIdGenerator) throws -> Int {
      try generator.nextReminderId()
    }

    #expect(try remind(with: TestingReminderIdGenerator(fake: fake)) == 0)
    #expect(fake.object(forKey: "currentReminderId") as? Int == 0)
  }

  @Test func `the app's generator keeps its ids in the user's defaults`() {
    let store = ReminderIdGenerator().store

    #expect(store as? UserDefaults === UserDefaults.standard)
  }
}
