import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourWriteTheContractTests.swift` belong to this suite. Each is run
// on the right form and on every broken one.

@Suite(.exercise("6.3"), .mutants(of: forms)) struct WriteTheContract {
  private let make = forms.current()

  /// Makes a generator of the form to test.
  ///
  /// Each test has a form of its own.
  func makeGenerator(store: any KeyValueStore) -> any ReminderIds {
    SealedGenerator(generator: make(store))
  }
}

/// What your tests know of a generator.
protocol ReminderIds {
  func nextReminderId() throws -> Int
}

private typealias Form = (any KeyValueStore) -> any ReminderIds

private let forms = Subjects<@Sendable () -> Form>(
  of: "form",
  right: { { store in StoringGenerator { store } } },
  mutants: [
    "starts at one": {
      { store in
        StoringGenerator {
          store
        } next: {
          try $0.map { try reminderId(after: $0) } ?? 1
        }
      }
    },
    "gives 0 when a text is stored": {
      { store in SilentGenerator(store: store) { $0 is String } }
    },
    "gives 0 after the largest id": {
      { store in SilentGenerator(store: store) { $0 as? Int == .max } }
    },
    "stores an id only when the next one is needed": {
      { store in LateGenerator(store: store) }
    },
    "stores each id twice": {
      { store in StoringGenerator(writes: 2) { store } }
    },
    "reads the store once and then counts for itself": {
      { store in SelfishGenerator(store: store) }
    },
    "gives each generator the store of the first": {
      var first: (any KeyValueStore)?
      return { store in
        let kept = first ?? store
        first = kept
        return StoringGenerator { kept }
      }
    },
    "gives each generator the store of the last": {
      let last = Last()
      return { store in
        last.store = store
        return StoringGenerator { last.store ?? store }
      }
    },
    "clears the store when it reports an error": {
      { store in
        StoringGenerator {
          store
        } next: {
          do {
            return try reminderId(after: $0)
          } catch {
            store.set(nil, forKey: currentReminderId)
            throw error
          }
        }
      }
    },
    "keeps failing after one error": {
      { store in StubbornGenerator(store: store) }
    },
  ])

private final class Last {
  var store: (any KeyValueStore)?
}

// All generators look alike, so that tests must look at what they do.
private struct SealedGenerator: ReminderIds, Sealed {
  let generator: any ReminderIds

  func nextReminderId() throws -> Int { try generator.nextReminderId() }
}

private struct StoringGenerator: ReminderIds {
  let writes: Int
  let store: () -> any KeyValueStore
  let next: (Any?) throws -> Int

  init(
    writes: Int = 1, store: @escaping () -> any KeyValueStore,
    next: @escaping (Any?) throws -> Int = { try reminderId(after: $0) }
  ) {
    self.writes = writes
    self.store = store
    self.next = next
  }

  func nextReminderId() throws -> Int {
    let store = store()
    let id = try next(store.object(forKey: currentReminderId))
    for _ in 1...writes { store.set(id, forKey: currentReminderId) }
    return id
  }
}

/// Returns 0 in place of an error, and stores nothing then.
private struct SilentGenerator: ReminderIds {
  let store: any KeyValueStore
  let isNoId: (Any?) -> Bool

  func nextReminderId() throws -> Int {
    let last = store.object(forKey: currentReminderId)
    if isNoId(last) { return 0 }
    let id = try reminderId(after: last)
    store.set(id, forKey: currentReminderId)
    return id
  }
}

private final class StubbornGenerator: ReminderIds {
  private let store: any KeyValueStore
  private var failure: (any Error)?

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int {
    if let failure { throw failure }
    do {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    } catch {
      failure = error
      throw error
    }
  }
}

private final class LateGenerator: ReminderIds {
  private let store: any KeyValueStore
  private var waiting: Int?

  init(store: any KeyValueStore) {
    self.store = store
  }

  func nextReminderId() throws -> Int {
    if let waiting { store.set(waiting, forKey: currentReminderId) }
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    waiting = id
    return id
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
    store.set(id, forKey: currentReminderId)
    last = id
    return id
  }
}
