import DiamondProblem
import ReminderStorage
import Testing

/// One constrained default settles a conflict for many types, if both sides promise the same.
struct TieBreakerTests {
  private let store = FakeStore()
  private let reserved = FakeStore()

  @Test func `two types without a method of their own have the same one through each protocol`()
    throws
  {
    store.set(41, forKey: "currentReminderId")
    reserved.set(1_000_006, forKey: "currentReminderId")
    let watch = Watch(store: store, reserved: reserved)
    let tracker = Tracker(store: store, reserved: reserved)

    #expect(try watch.nextReminderId() == 1_000_007)
    #expect(try tracker.nextReminderId() == 1_000_008)
    #expect(try (watch as any SavedReminderIds).nextReminderId() == 1_000_009)
    #expect(try (tracker as any ReservedReminderIds).nextReminderId() == 1_000_010)
    #expect(try (watch as any ReminderIds).nextReminderId() == 1_000_011)
    #expect(store.object(forKey: "currentReminderId") as? Int == 41)
  }
}

extension SavedReminderIds where Self: ReservedReminderIds {
  fileprivate func nextReminderId() throws(ReminderIdError) -> Int {
    try nextReservedReminderId()
  }
}

private struct Watch: SavedReminderIds, ReservedReminderIds {
  let store: any KeyValueStore
  let reserved: any KeyValueStore
}

private struct Tracker: SavedReminderIds, ReservedReminderIds {
  let store: any KeyValueStore
  let reserved: any KeyValueStore
}
