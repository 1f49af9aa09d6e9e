import ReminderStorage
import TestSupport
import Testing
import ViewEnvironment

struct ReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = ReminderIdGenerator(store: MemoryStore())
    let yours = ReminderIdGenerator(store: MemoryStore())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `the id is in the store before it is returned, and nothing else is`() throws {
    let store = SpyStore([currentReminderId: 41])

    #expect(try ReminderIdGenerator(store: store).nextReminderId() == 42)
    #expect(store.object(forKey: currentReminderId) as? Int == 42)
    #expect(store.writtenKeys == [currentReminderId])
  }

  @Test func `without a next id the store stays as it is`() {
    let store = SpyStore([currentReminderId: Int.max])

    #expect(throws: ReminderIdError.self) { try ReminderIdGenerator(store: store).nextReminderId() }
    #expect(store.writtenKeys.isEmpty)
  }

  @Test func `the store of the previews behaves as UserDefaults does`() throws {
    try withTemporaryDefaults { defaults in
      for store in [MemoryStore(), defaults] as [any KeyValueStore] {
        #expect(store.object(forKey: currentReminderId) == nil)
        store.set(7, forKey: currentReminderId)
        #expect(store.object(forKey: currentReminderId) as? Int == 7)
        store.set(nil, forKey: currentReminderId)
        #expect(store.object(forKey: currentReminderId) == nil)
      }
    }
  }
}
