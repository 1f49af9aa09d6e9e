import ClosureDependencies
import ReminderStorage
import Testing

struct ReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(advance: ReminderStore.inMemory().advance)
    let yours = ReminderIdGenerator(advance: ReminderStore.inMemory().advance)

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `an id follows the last one`() throws {
    let generator = ReminderIdGenerator { rule in try rule(41) }

    #expect(try generator.nextReminderId() == 42)
  }

  @Test func `after the largest id there is none, and nothing is kept`() throws {
    let store = ReminderStore.inMemory(lastId: Int.max)
    let generator = ReminderIdGenerator(advance: store.advance)

    #expect(throws: ReminderIdError.exhausted(key: nil)) { try generator.nextReminderId() }
    #expect(try store.lastId() == Int.max)
  }

  @Test func `an id that can't be kept is not handed out`() throws {
    let generator = ReminderIdGenerator { rule in
      _ = try rule(6)
      throw DiskFull()
    }

    #expect(throws: DiskFull.self) { try generator.nextReminderId() }
  }
}
