import DiamondProblem
import ReminderStorage
import TestSupport
import Testing

/// One type with two roles that mean the same: an id that no other saved reminder has.
struct PhoneIdsTests {
  private let store = FakeStore()
  private let reserved = FakeStore()

  private var phone: PhoneIds { PhoneIds(store: store, reserved: reserved) }

  @Test func `each body can be called by its own name`() throws {
    store.set(41, forKey: "currentReminderId")
    reserved.set(1_000_006, forKey: "currentReminderId")

    #expect(try phone.nextReminderId() == 1_000_007)
    #expect(try phone.nextSavedReminderId() == 42)
    #expect(try phone.nextReservedReminderId() == 1_000_008)
  }

  @Test func `through either protocol, a phone with a new range begins at a million`() throws {
    store.set(41, forKey: "currentReminderId")
    let saved: any SavedReminderIds = phone
    let ranged: any ReservedReminderIds = phone

    #expect(try saved.nextReminderId() == 1_000_000)
    #expect(try ranged.nextReminderId() == 1_000_001)
    #expect(store.object(forKey: "currentReminderId") as? Int == 41)
  }

  @Test func `in a type with both roles, an adapter calls one default`() throws {
    let store = SpyStore(["currentReminderId": 41])
    let reserved = SpyStore(["currentReminderId": 1_000_006])
    let ids: any ReservedReminderIds = TabletIds(store: store, reserved: reserved)

    #expect(try ids.nextReminderId() == 42)
    #expect(store.writtenKeys == ["currentReminderId"])
    #expect(reserved.readKeys.isEmpty && reserved.writtenKeys.isEmpty)
  }

  @Test func `a named body runs once and does not recurse`() throws {
    let store = SpyStore(["currentReminderId": 41])
    let reserved = SpyStore(["currentReminderId": 1_000_006])

    _ = try PhoneIds(store: store, reserved: reserved).nextReminderId()

    #expect(reserved.writtenKeys == ["currentReminderId"])
    #expect(store.readKeys.isEmpty && store.writtenKeys.isEmpty)
  }

  @Test func `through either protocol, the id is one that no other reminder has`() throws {
    store.set(41, forKey: "currentReminderId")
    reserved.set(1_000_006, forKey: "currentReminderId")
    let saved: any SavedReminderIds = phone
    let ranged: any ReservedReminderIds = phone

    #expect(try saved.nextReminderId() == 1_000_007)
    #expect(try ranged.nextReminderId() == 1_000_008)
  }

  @Test func `a stored text is reported and stays`() throws {
    reserved.set("seven", forKey: "currentReminderId")

    #expect(throws: ReminderIdError.self) { try phone.nextReminderId() }
    #expect(reserved.object(forKey: "currentReminderId") as? String == "seven")
  }

  @Test func `a type with the range only gets its default`() throws {
    struct RangeIds: ReservedReminderIds {
      let reserved: any KeyValueStore
    }
    reserved.set(1_000_006, forKey: "currentReminderId")

    #expect(try RangeIds(reserved: reserved).nextReminderId() == 1_000_007)
  }

  @Test func `a second phone needs another range, or its ids collide`() throws {
    let second = FakeStore()
    let secondPhone = PhoneIds(store: store, reserved: second)

    #expect(try phone.nextReminderId() == 1_000_000)
    #expect(try secondPhone.nextReminderId() == 1_000_000, "both ranges begin at a million")

    second.set(1_999_999, forKey: "currentReminderId")

    #expect(try phone.nextReminderId() == 1_000_001)
    #expect(try secondPhone.nextReminderId() == 2_000_000)
  }

  @Test func `a new range begins at a million, and not with the first saved id`() throws {
    struct RangeIds: ReservedReminderIds {
      let reserved: any KeyValueStore
    }
    let ids = RangeIds(reserved: reserved)

    #expect(try [ids.nextReminderId(), ids.nextReminderId()] == [1_000_000, 1_000_001])
  }
}

/// A tablet that is always online, so it takes its ids from the shared sequence.
private struct TabletIds: SavedReminderIds, ReservedReminderIds {
  let store: any KeyValueStore
  let reserved: any KeyValueStore

  func nextReminderId() throws(ReminderIdError) -> Int {
    try SavedIds(store: store).nextReminderId()
  }
}
