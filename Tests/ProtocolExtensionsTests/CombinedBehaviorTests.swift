import ProtocolExtensions
import ReminderStorage
import Testing

/// A type that conforms to two protocols gets both behaviors, and this is what that costs.
struct CombinedBehaviorTests {
  private let store = FakeStore()
  private let titleStore = FakeStore()

  @Test func `two behaviors in one type, each with its own store`() throws {
    let quickAdd = QuickAdd(store: store, titleStore: titleStore)

    let reminder = try quickAdd.add("Water the plants")

    #expect(reminder == Reminder(id: 0, title: "Water the plants"))
    #expect(quickAdd.lastTitle == "Water the plants")
    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
    #expect(titleStore.object(forKey: "lastTitle") as? String == "Water the plants")
  }

  @Test func `neither behavior uses the other one's store`() throws {
    _ = try QuickAdd(store: store, titleStore: titleStore).add("Water the plants")

    #expect(store.object(forKey: "lastTitle") == nil)
    #expect(titleStore.object(forKey: "currentReminderId") == nil)
  }

  @Test func `without an id, no title is remembered`() {
    store.set(Int.max, forKey: "currentReminderId")
    let quickAdd = QuickAdd(store: store, titleStore: titleStore)

    #expect(throws: ReminderIdError.self) { try quickAdd.add("Pay rent") }
    #expect(quickAdd.lastTitle == nil)
  }

  @Test func `a type that holds both objects needs no store and forwards nothing`() throws {
    let titles = SpyMemory()
    let quickAdd = ComposedQuickAdd(ids: StubIds(id: 41), titles: titles)

    let reminder = try quickAdd.add("Water the plants")

    #expect(reminder == Reminder(id: 41, title: "Water the plants"))
    #expect(titles.lastTitle == "Water the plants")
  }

  @Test func `a type that holds both remembers no title without an id`() {
    let titles = SpyMemory()
    store.set(Int.max, forKey: "currentReminderId")
    let quickAdd = ComposedQuickAdd(ids: PersistentReminderIds(store: store), titles: titles)

    #expect(throws: ReminderIdError.self) { try quickAdd.add("Pay rent") }
    #expect(titles.lastTitle == nil)
  }

  @Test func `two requirements with one name share one property`() throws {
    let widget = CarelessWidget(store: store)

    _ = try widget.nextReminderId()
    widget.remember("Water the plants")

    #expect(store.object(forKey: "currentReminderId") as? Int == 0)
    #expect(store.object(forKey: "lastTitle") as? String == "Water the plants")
  }

  // The behaviors don't know each other: `makeReminder(_:)` doesn't remember the title. An extension
  // for types with both could add a `makeReminder(_:)` that does, but it would be extension-only, so
  // a caller that sees only `ReminderIds` wouldn't run it.
  @Test func `an extension for both behaviors runs only where the compiler sees both`() throws {
    let widget = RememberingWidget(store: store, titleStore: titleStore)

    _ = try make("Pay rent", with: widget)
    #expect(widget.lastTitle == nil, "the compiler saw ids, and no memory for titles")

    _ = try widget.makeReminder("Pay rent")
    #expect(widget.lastTitle == "Pay rent")
  }

  private func make(
    _ title: String, with ids: some ReminderIds
  ) throws -> Reminder {
    try ids.makeReminder(title)
  }
}

/// A stub: it returns the id that the test chose.
private struct StubIds: ReminderIds {
  let id: Int

  func nextReminderId() -> Int { id }
}

/// A spy: it keeps the title that it was told.
private final class SpyMemory: TitleMemory {
  private(set) var lastTitle: String?

  func remember(_ title: String) { lastTitle = title }
}

/// Names its requirement as `ReminderIdGenerator` does.
private protocol CarelessTitleMemory {
  var store: any KeyValueStore { get }
}

extension CarelessTitleMemory {
  fileprivate func remember(_ title: String) { store.set(title, forKey: "lastTitle") }
}

private struct CarelessWidget: ReminderIdGenerator, CarelessTitleMemory {
  let store: any KeyValueStore
}

private struct RememberingWidget: ReminderIdGenerator, StoredTitleMemory {
  let store: any KeyValueStore
  let titleStore: any KeyValueStore
}

/// Meant to make every such type remember its titles.
extension ReminderIds where Self: TitleMemory {
  fileprivate func makeReminder(_ title: String) throws(ReminderIdError) -> Reminder {
    let reminder = Reminder(id: try nextReminderId(), title: title)
    remember(title)
    return reminder
  }
}
