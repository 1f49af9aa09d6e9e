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

    try store.move(to: synced, keys: [currentReminderId])
    let after = try generator.nextReminderId()

    #expect(before == [0, 1])
    #expect(after == 2)
    #expect(synced.object(forKey: currentReminderId) as? Int == 2)
    #expect(local.object(forKey: currentReminderId) as? Int == 1)
  }

  @Test(arguments: [nil, 0])
  func `a second device can't move, and loses no id`(lastIdOfTheTablet: Int?) throws {
    let synced = FakeStore()
    synced.set(41, forKey: currentReminderId)
    let local = FakeStore()
    local.set(lastIdOfTheTablet, forKey: currentReminderId)
    let tablet = SyncableStore(local)
    let generator = StrictReminderIdGenerator()
    generator.use(tablet)

    #expect(throws: SyncableStore.NotEmpty.self) {
      try tablet.move(to: synced, keys: ["snoozes", currentReminderId])
    }

    let next = try generator.nextReminderId()
    #expect(next == (lastIdOfTheTablet ?? -1) + 1)
    #expect(local.object(forKey: currentReminderId) as? Int == next)
    #expect(synced.object(forKey: currentReminderId) as? Int == 41)
  }

  /// Shows what `move(to:keys:)` refuses: copying without a look at the synced store.
  @Test func `copying without that check hands out an id of the first device again`() throws {
    let synced = FakeStore()
    synced.set(41, forKey: currentReminderId)
    let local = FakeStore()

    synced.set(local.object(forKey: currentReminderId), forKey: currentReminderId)
    let generator = StrictReminderIdGenerator()
    generator.use(synced)

    #expect(try generator.nextReminderId() == 0)
  }
}
