import DelegateModules
import ReminderStorage
import Testing

struct ReminderIdGeneratorTests {
  private let store = FakeStore()

  @Test func `the first id is zero, and the next ones go up by one`() throws {
    let generator = ReminderIdGenerator(store: store)

    let ids = try [generator.nextReminderId(), generator.nextReminderId()]

    #expect(ids == [0, 1])
    #expect(store.object(forKey: "currentReminderId") as? Int == 1)
  }

  @Test func `each id is reported once it is stored`() throws {
    let generator = ReminderIdGenerator(store: store)
    let badge = Badge()
    generator.handedOut.delegate(on: badge) { [store] badge, id in
      badge.ids.append(id)
      badge.stored.append(store.object(forKey: "currentReminderId") as? Int)
    }

    _ = try generator.nextReminderId()
    _ = try generator.nextReminderId()

    #expect(badge.ids == [0, 1])
    #expect(badge.stored == [0, 1])
  }

  @Test func `a copy of the generator reports to the same target`() throws {
    let generator = ReminderIdGenerator(store: store)
    let copy = generator
    let badge = Badge()
    generator.handedOut.delegate(on: badge) { badge, id in badge.ids.append(id) }

    _ = try copy.nextReminderId()

    #expect(badge.ids == [0])
  }

  @Test func `an id that is not handed out is not reported`() {
    store.set("seven", forKey: "currentReminderId")
    let generator = ReminderIdGenerator(store: store)
    let badge = Badge()
    generator.handedOut.delegate(on: badge) { badge, id in badge.ids.append(id) }

    #expect(throws: ReminderIdError.self) { try generator.nextReminderId() }
    #expect(badge.ids.isEmpty)
    #expect(store.object(forKey: "currentReminderId") as? String == "seven")
  }
}

/// A spy: it remembers what it is told.
private final class Badge {
  var ids: [Int] = []
  var stored: [Int?] = []
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
