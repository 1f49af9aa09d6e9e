import ConstructorInjection
import Foundation
import ReminderStorage
import TestSupport
import Testing

struct NarrowReminderIdGeneratorTests {
  @Test func `two stores are two sequences`() throws {
    let mine = NarrowReminderIdGenerator(keeper: LastIdInMemory())
    let yours = NarrowReminderIdGenerator(keeper: LastIdInMemory())

    let ids = try [mine.nextReminderId(), mine.nextReminderId(), yours.nextReminderId()]

    #expect(ids == [0, 1, 0])
  }

  @Test func `the largest id is the last one`() {
    let keeper = LastIdInMemory()
    keeper.keep(.max)

    #expect(throws: ReminderIdError.exhausted(key: nil), "this keeper has no keys") {
      try NarrowReminderIdGenerator(keeper: keeper).nextReminderId()
    }
    #expect(keeper.lastId() == .max)
  }

  @Test func `it goes on where a generator with the wider seam stopped`() throws {
    try withTemporaryDefaults { defaults throws in
      _ = try ReminderIdGenerator(store: defaults).nextReminderId()
      let narrow = NarrowReminderIdGenerator(keeper: StoredLastId(store: defaults))

      #expect(try narrow.nextReminderId() == 1)
      #expect(defaults.integer(forKey: "currentReminderId") == 1)
    }
  }

  @Test func `only the adapter can meet a stored text`() throws {
    let store = FakeStore()
    store.set("seven", forKey: "currentReminderId")
    let narrow = NarrowReminderIdGenerator(keeper: StoredLastId(store: store))

    let expected = ReminderIdError.notAnInteger(found: "seven (String)", key: currentReminderId)
    #expect(throws: expected) { try narrow.nextReminderId() }
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }
}

/// What any keeper must do, tested on the fake and on the adapter over each kind of store.
struct LastIdKeeperContractTests {
  enum Keeper: CaseIterable {
    case fake, adapterOverFake, adapterOverUserDefaults

    func withKeeper(_ body: (any LastIdKeeper) throws -> Void) throws {
      switch self {
      case .fake: try body(LastIdInMemory())
      case .adapterOverFake: try body(StoredLastId(store: FakeStore()))
      case .adapterOverUserDefaults:
        try withTemporaryDefaults { try body(StoredLastId(store: $0)) }
      }
    }
  }

  @Test(arguments: Keeper.allCases)
  func `at first there is no last id`(_ keeper: Keeper) throws {
    try keeper.withKeeper { keeper throws in
      #expect(try keeper.lastId() == nil)
    }
  }

  @Test(arguments: Keeper.allCases, [0, 7, Int.max])
  func `each id comes back, even the largest`(_ keeper: Keeper, _ id: Int) throws {
    try keeper.withKeeper { keeper throws in
      keeper.keep(id)
      #expect(try keeper.lastId() == id)
    }
  }

  @Test(arguments: Keeper.allCases)
  func `the last one is kept`(_ keeper: Keeper) throws {
    try keeper.withKeeper { keeper throws in
      keeper.keep(7)
      keeper.keep(8)
      #expect(try keeper.lastId() == 8)
    }
  }
}

/// A fake of the narrow role: one number, and no room for a text.
final class LastIdInMemory: LastIdKeeper {
  private var last: Int?

  func lastId() -> Int? { last }
  func keep(_ id: Int) { last = id }
}
