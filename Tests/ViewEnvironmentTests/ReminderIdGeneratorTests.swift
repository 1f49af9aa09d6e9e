import ReminderStorage
import Testing
import ViewEnvironment

struct ReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(store: FakeStore())
    let yours = ReminderIdGenerator(store: FakeStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }
}
