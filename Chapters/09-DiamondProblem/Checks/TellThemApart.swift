import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourTellThemApartTests.swift` belong to this suite. Each is run on
// the right generator and on every broken one.
@Suite(.exercise("9.3"), .mutants(of: generators)) struct TellThemApart {
  /// Makes the generator to test.
  func makeGenerator(store: any KeyValueStore, drafts: any KeyValueStore) -> any BothIds {
    generators.current(store, drafts)
  }
}

/// What your tests can call on either side.
protocol Ids {
  func nextReminderId() throws -> Int
}

/// What your tests can call on a generator with both sides.
protocol BothIds: Ids {
  var draftIds: any Ids { get }
}

private let generators = Subjects<
  @Sendable (any KeyValueStore, any KeyValueStore) -> any BothIds
>(
  of: "generator",
  right: { store, drafts in TwoSidedGenerator(saved: Side(store), draft: Side(drafts)) },
  mutants: [
    "returns a saved id for a draft": { store, drafts in
      TwoSidedGenerator(saved: Side(store), draft: Side(drafts, returningFrom: store))
    },
    "returns a draft's id for a saved reminder": { store, drafts in
      TwoSidedGenerator(saved: Side(store, returningFrom: drafts), draft: Side(drafts))
    },
    "swaps the two stores": { store, drafts in
      TwoSidedGenerator(saved: Side(drafts), draft: Side(store))
    },
    "reads the drafts' last id and stores the new one among the saved ids": { store, drafts in
      TwoSidedGenerator(saved: Side(store), draft: Side(drafts, storingIn: [store]))
    },
    "stores a draft's id among the saved ids as well": { store, drafts in
      TwoSidedGenerator(saved: Side(store), draft: Side(drafts, storingIn: [drafts, store]))
    },
    "clears the drafts when it stores a saved id": { store, drafts in
      TwoSidedGenerator(
        saved: Side(store, storingIn: [store, Clearing(store: drafts)]), draft: Side(drafts))
    },
    "forgets to store a saved id": { store, drafts in
      TwoSidedGenerator(saved: Side(store, storingIn: []), draft: Side(drafts))
    },
    "forgets to store a draft's id": { store, drafts in
      TwoSidedGenerator(saved: Side(store), draft: Side(drafts, storingIn: []))
    },
    "starts the drafts after the last saved id": { store, drafts in
      let either = Fallback(first: drafts, second: store)
      return TwoSidedGenerator(saved: Side(store), draft: Side(either))
    },
    "returns the last draft's id again": { store, drafts in
      TwoSidedGenerator(
        saved: Side(store), draft: Side(drafts, returningFrom: OneBehind(store: drafts)))
    },
  ])

private struct TwoSidedGenerator: BothIds, Sealed {
  let saved: Side
  let draft: Side

  var draftIds: any Ids { draft }

  func nextReminderId() throws -> Int { try saved.nextReminderId() }
}

private struct Side: Ids, Sealed {
  let source: any KeyValueStore
  let targets: [any KeyValueStore]
  let shown: any KeyValueStore

  init(
    _ source: any KeyValueStore, storingIn targets: [any KeyValueStore]? = nil,
    returningFrom shown: (any KeyValueStore)? = nil
  ) {
    self.source = source
    self.targets = targets ?? [source]
    self.shown = shown ?? source
  }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: source.object(forKey: currentReminderId))
    let shownId = try reminderId(after: shown.object(forKey: currentReminderId))
    for target in targets { target.set(id, forKey: currentReminderId) }
    return shownId
  }
}

/// Reads the second store if the first one has nothing.
private struct Fallback: KeyValueStore {
  let first: any KeyValueStore
  let second: any KeyValueStore

  func object(forKey key: String) -> Any? {
    first.object(forKey: key) ?? second.object(forKey: key)
  }

  func set(_ value: Any?, forKey key: String) { first.set(value, forKey: key) }
}

/// Removes what it should store.
private struct Clearing: KeyValueStore {
  let store: any KeyValueStore

  func object(forKey key: String) -> Any? { store.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { store.set(nil, forKey: key) }
}

/// Returns the id before the last one.
private struct OneBehind: KeyValueStore {
  let store: any KeyValueStore

  func object(forKey key: String) -> Any? {
    (store.object(forKey: key) as? Int).flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}
