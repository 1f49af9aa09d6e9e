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
  @Test func `a second device that moves hands out ids of the first one again`() throws {
    let synced = FakeStore()
    let phone = SyncableStore(FakeStore())
    let tablet = SyncableStore(FakeStore())
    let onThePhone = StrictReminderIdGenerator()
    let onTheTablet = StrictReminderIdGenerator()
    onThePhone.use(phone)
    onTheTablet.use(tablet)
    let idsOfThePhone = try [onThePhone.nextReminderId(), onThePhone.nextReminderId()]
    let idOfTheTablet = try onTheTablet.nextReminderId()

    phone.move(to: synced, keys: [currentReminderId])
    tablet.move(to: synced, keys: [currentReminderId])
    let next = try onTheTablet.nextReminderId()

    #expect(idsOfThePhone == [0, 1])
    #expect(idOfTheTablet == 0)
    #expect(next == 1)
  }
}
