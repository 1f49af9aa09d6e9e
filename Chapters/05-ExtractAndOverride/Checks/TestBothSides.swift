import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourTestBothSidesTests.swift` belong to this suite. Each is run on
// the right generator and on every broken one.
@Suite(.exercise("5.3"), .mutants(of: generators)) struct TestBothSides {}

// The generator to test. The store has been extracted; your testing subclass overrides it.
class ReminderIds {
  private let make = generators.current

  init() {}

  /// Where the last id is kept: in the app, `UserStore.shared`.
  var store: any KeyValueStore { make.store() }

  /// Returns the next id, after storing it under "currentReminderId".
  func nextReminderId() throws -> Int { try make.nextReminderId(store) }
}

// The user's own store. It holds 41 as the last id, and drops what tests write.
final class UserStore: KeyValueStore, Sendable {
  static let shared = UserStore()

  func object(forKey key: String) -> Any? { key == currentReminderId ? 41 : nil }
  func set(_ value: Any?, forKey key: String) {}
}

private let generators = Subjects<Make>(
  of: "generator",
  right: Make { store in
    if store is UserStore {
      Issue.record(
        """
        the test took an id from the user's own store; of `ReminderIds()` only look which store it \
        has, and take ids from a testing subclass that overrides `store`
        """)
    }
    return try nextId(from: store, into: store)
  },
  mutants: [
    "returns 1 as the first id": Make { store in
      let isFirst = store.object(forKey: currentReminderId) == nil
      let id = try nextId(from: store, into: store)
      return isFirst ? 1 : id
    },
    "returns the stored id again": Make { store in
      let last = store.object(forKey: currentReminderId) as? Int
      let id = try nextId(from: store, into: store)
      return last ?? id
    },
    "returns 0 when the store holds a text": Make { store in
      if store.object(forKey: currentReminderId) is String { return 0 }
      return try nextId(from: store, into: store)
    },
    "reads past its member, in the user's store": Make { store in
      try nextId(from: UserStore.shared, into: store)
    },
    "writes past its member, into the user's store": Make { store in
      try nextId(from: store, into: UserStore.shared)
    },
    "clears a stored text and then reports it": Make { store in
      let last = store.object(forKey: currentReminderId)
      if last is String { store.set(nil, forKey: currentReminderId) }
      let id = try reminderId(after: last)
      store.set(id, forKey: currentReminderId)
      return id
    },
    "gives the app a new store each time": Make(store: { UserStore() }),
    "gives the app a store that is not the user's": Make(store: { NoStore.shared }),
    "gives the app its own copy of the user's store": Make(store: { UserStore.copy }),
  ])

private struct Make: Sendable {
  var store: @Sendable () -> any KeyValueStore = { UserStore.shared }
  var nextReminderId: @Sendable (any KeyValueStore) throws -> Int = {
    try nextId(from: $0, into: $0)
  }
}

extension Make {
  init(_ nextReminderId: @escaping @Sendable (any KeyValueStore) throws -> Int) {
    self.nextReminderId = nextReminderId
  }
}

extension UserStore {
  fileprivate static let copy = UserStore()
}

private final class NoStore: KeyValueStore, Sendable {
  static let shared = NoStore()

  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Any?, forKey key: String) {}
}

private func nextId(from source: any KeyValueStore, into target: any KeyValueStore) throws -> Int {
  let id = try reminderId(after: source.object(forKey: currentReminderId))
  target.set(id, forKey: currentReminderId)
  return id
}
