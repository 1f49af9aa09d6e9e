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

/// What your tests know of either side.
protocol Ids {
  func nextReminderId() throws -> Int
}

/// What your tests know of a generator that is both sides.
protocol BothIds: Ids {
  var draftIds: any Ids { get }
}

private let generators = Subjects<
  @Sendable (any KeyValueStore, any KeyValueStore) -> any BothIds
>(
  of: "generator",
  right: { store, drafts in TwoSidedGenerator(saved: Side(store), draft: Side(drafts)) },
  mutants: [
    "hands out a saved id for a draft": { store, drafts in
      TwoSidedGenerator(saved: Side(store), draft: Side(drafts, handingOutOf: store))
    },
    "hands out a draft's id for a saved reminder": { store, drafts in
      TwoSidedGenerator(saved: Side(store, handingOutOf: drafts), draft: Side(drafts))
    },
    "swaps the two stores": { store, drafts in
      TwoSidedGenerator(saved: Side(drafts), draft: Side(store))
    },
    "reads the drafts' last id and stores the new one among the saved": { store, drafts in
      TwoSidedGenerator(saved: Side(store), draft: Side(drafts, storingIn: [store]))
    },
    "stores a draft's id among the saved, too": { store, drafts in
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
    "begins the drafts where the saved ids are": { store, drafts in
      let either = Fallback(first: drafts, second: store)
      return TwoSidedGenerator(saved: Side(store), draft: Side(either))
    },
    "hands out the last draft's id once more": { store, drafts in
      TwoSidedGenerator(
        saved: Side(store), draft: Side(drafts, handingOutOf: OneBehind(store: drafts)))
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
    handingOutOf shown: (any KeyValueStore)? = nil
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

/// Reads the second store where the first one has nothing.
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

/// Says that the last id was the one before it.
private struct OneBehind: KeyValueStore {
  let store: any KeyValueStore

  func object(forKey key: String) -> Any? {
    (store.object(forKey: key) as? Int).flatMap { $0 > 0 ? $0 - 1 : nil }
  }

  func set(_ value: Any?, forKey key: String) { store.set(value, forKey: key) }
}
