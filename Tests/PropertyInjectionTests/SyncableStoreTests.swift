import PropertyInjection
import ReminderStorage
import Testing

struct SyncableStoreTests {
  @Test func `the ids go on when the store moves`() throws {
    let local = FakeStore()
    let synced = FakeStore()
    let store = SyncableStore(local)
    let generator = StrictReminderIdGenerator()
    generator.use(store)
    let before = try [generator.nextReminderId(), generator.nextReminderId()]

    store.move(to: synced, keys: [currentReminderId])
    let after = try generator.nextReminderId()

    #expect(before == [0, 1])
    #expect(after == 2)
    #expect(synced.object(forKey: currentReminderId) as? Int == 2)
    #expect(local.object(forKey: currentReminderId) as? Int == 1)
  }
}
