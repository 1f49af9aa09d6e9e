import ClosureDependencies
import ReminderStorage
import Testing

struct ReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(store: .inMemory())
    let yours = ReminderIdGenerator(store: .inMemory())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `an id is kept before it is returned`() throws {
    let kept = Recorder<Int>()
    var store = ReminderStore.failing()
    store.lastId = { 41 }
    store.keep = kept.record

    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 42)
    #expect(kept.values == [42])
  }

  @Test func `after the largest id there is none, and nothing is kept`() {
    var store = ReminderStore.failing()
    store.lastId = { Int.max }
    let generator = ReminderIdGenerator(store: store)

    #expect(throws: ReminderIdError.exhausted(key: nil)) { try generator.nextReminderId() }
  }

  @Test func `an id that can't be kept is not handed out`() throws {
    var store = ReminderStore.inMemory(lastId: 6)
    store.keep = { _ in throw DiskFull() }
    let generator = ReminderIdGenerator(store: store)

    #expect(throws: DiskFull.self) { try generator.nextReminderId() }
    #expect(try store.lastId() == 6)
  }
}
