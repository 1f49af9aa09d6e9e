import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourCatchTheBugsTests.swift` belong to this suite. Each is run on
// the right generator and on every broken one.

@Suite(.exercise("1.3"), .mutants(of: generators)) struct CatchTheBugs {
  /// Makes the generator to test.
  func makeGenerator(store: any KeyValueStore) -> any ReminderIds {
    SealedGenerator(generator: generators.current(store))
  }
}

/// What your tests know of a generator.
protocol ReminderIds {
  func nextReminderId() throws -> Int
}

private let generators = Subjects<@Sendable (any KeyValueStore) -> any ReminderIds>(
  of: "generator",
  right: { store in StoringGenerator(store: store) },
  mutants: [
    "starts at one": { store in
      StoringGenerator(store: store) { try $0.map { try reminderId(after: $0) } ?? 1 }
    },
    "returns the stored id again": { store in StoringGenerator(store: store, isLate: true) },
    "forgets to store the new id": { store in StoringGenerator(store: store, isStoring: false) },
    "stores the new id under another key": { store in
      StoringGenerator(store: store, key: "reminderId")
    },
    "starts again at zero when the store holds a text": { store in
      StoringGenerator(store: store) { $0 is String ? 0 : try reminderId(after: $0) }
    },
    "starts again at zero after the largest id": { store in
      StoringGenerator(store: store) {
        (try? lastReminderId(in: $0)) == Int.max ? 0 : try reminderId(after: $0)
      }
    },
    "reads the store once and then counts for itself": { store in
      SelfishGenerator(store: store)
    },
  ])

// All generators look alike, so that tests must look at what they do.
private struct SealedGenerator: ReminderIds, Sealed {
  let generator: any ReminderIds

  func nextReminderId() throws -> Int { try generator.nextReminderId() }
}

private struct StoringGenerator: ReminderIds {
  let store: any KeyValueStore
  let key: String
  let isStoring: Bool
  let isLate: Bool
  let next: (Any?) throws -> Int

  init(
    store: any KeyValueStore, key: String = currentReminderId, isStoring: Bool = true,
    isLate: Bool = false, next: @escaping (Any?) throws -> Int = { try reminderId(after: $0) }
  ) {
    self.store = store
    self.key = key
    self.isStoring = isStoring
    self.isLate = isLate
    self.next = next
  }

  func nextReminderId() throws -> Int {
    let last = store.object(forKey: key)
    let id = try next(last)
    if isStoring { store.set(id, forKey: key) }
    return isLate ? last as? Int ?? id : id
  }
}

private final class SelfishGenerator: ReminderIds {
  private let store: any KeyValueStore
  private var last: Int?

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: last ?? store.object(forKey: currentReminderId))
    last = id
    store.set(id, forKey: currentReminderId)
    return id
  }
}
