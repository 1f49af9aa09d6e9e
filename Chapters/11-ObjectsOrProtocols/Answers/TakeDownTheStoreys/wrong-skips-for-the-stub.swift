// wrong: The rule of the list is applied to the stub, too.
// sees: a desk was made with the stub 100, so a reminder is "#100 Pay rent"

import ReminderStorage

// Exercise 11.3: flatten the hierarchy
//
// Three levels of classes number reminders. A test wants to pass a desk a stub, which is a struct
// and can't inherit. Flatten the levels: in the end no class inherits from another one, and what
// the app does is the same as before. The callers at the end of the file stay as they are. They
// name `Generator`, which may be anything by then, and `DraftGenerator` and `ListGenerator`. Then
// let `makeDesk(with:)` use the stub.

protocol Generator {
  func nextReminderId() throws(ReminderIdError) -> Int
}

struct Rule: Generator {
  let store: any KeyValueStore

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

struct DraftGenerator: Generator {
  private let rule: Rule

  init(store: any KeyValueStore) { rule = Rule(store: store) }

  func nextReminderId() throws(ReminderIdError) -> Int { try rule.nextReminderId() }
}

struct SkippingGenerator: Generator {
  let inner: any Generator

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try inner.nextReminderId()
    return id.isMultiple(of: 100) ? try inner.nextReminderId() : id
  }
}

final class ListGenerator: Generator {
  private let inner: any Generator
  private(set) var count = 0

  init(store: any KeyValueStore) { inner = SkippingGenerator(inner: Rule(store: store)) }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try inner.nextReminderId()
    count += 1
    return id
  }
}

struct StubIds: Generator {
  let id: Int

  func nextReminderId() -> Int { id }
}

struct NextAfterHundred: Generator {
  let stub: StubIds

  func nextReminderId() -> Int {
    stub.id.isMultiple(of: 100) ? stub.id + 1 : stub.nextReminderId()
  }
}

func makeDesk(with stub: StubIds) -> Desk {
  Desk(ids: NextAfterHundred(stub: stub))
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
  let ids: any Generator

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
