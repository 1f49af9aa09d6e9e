// wrong: The desk gets a real generator, which counts on from the stub's id, and there is none before the smallest.
// sees: a desk was made with the stub -9223372036854775808, so a reminder is

import ReminderStorage

// Exercise 11.3: flatten the hierarchy
//
// Three levels of classes number reminders. A test wants to pass a desk a stub, which is a struct
// and can't inherit. Flatten the levels: in the end no class inherits from another one, and what
// the app does is the same as before. The callers at the end of the file stay as they are. They
// name `Generator`, which may be anything by then, and `DraftGenerator` and `ListGenerator`. Then
// let `makeDesk(with:)` use the stub.

/// Returns ids for reminders.
protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

typealias Generator = any ReminderIds

/// Drafts take every id.
struct DraftGenerator: ReminderIds {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the next id, after storing it.
  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// The server keeps the multiples of 100 for itself.
struct SkippingIds: ReminderIds {
  let ids: any ReminderIds

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try ids.nextReminderId()
    return id.isMultiple(of: 100) ? try ids.nextReminderId() : id
  }
}

/// How many ids it has returned since it was made, for a badge.
final class ListGenerator: ReminderIds {
  private let ids: any ReminderIds
  private(set) var count = 0

  init(store: any KeyValueStore) {
    ids = SkippingIds(ids: DraftGenerator(store: store))
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try ids.nextReminderId()
    count += 1
    return id
  }
}

/// A stub for tests, which you may add to: it returns the same id each time.
struct StubIds: ReminderIds {
  let id: Int

  func nextReminderId() -> Int { id }
}

/// A store that holds the id before the stub's.
private final class OneId: KeyValueStore {
  private let last: Int

  init(last: Int) { self.last = last }

  func object(forKey key: String) -> Any? { last }
  func set(_ value: Any?, forKey key: String) {}
}

/// What a test calls: a desk that takes its ids from `stub`.
func makeDesk(with stub: StubIds) -> Desk {
  Desk(ids: DraftGenerator(store: OneId(last: stub.id &- 1)))
}

// The callers. They stay as they are.

struct App {
  let desk: Desk
  let badge: Badge
  let draftDesk: Desk

  init(store: any KeyValueStore, drafts: any KeyValueStore) {
    let list = ListGenerator(store: store)
    desk = Desk(ids: list)
    badge = Badge(list: list)
    draftDesk = Desk(ids: DraftGenerator(store: drafts))
  }
}

struct Desk {
  let ids: Generator

  func add(_ title: String) throws -> String { "#\(try ids.nextReminderId()) \(title)" }
}

struct Badge {
  let list: ListGenerator

  var text: String { "\(list.count) new" }
}

struct NoStore: KeyValueStore {
  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Any?, forKey key: String) {}
}
