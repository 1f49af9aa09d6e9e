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
    "takes a store with a text in it for an empty one": {
      { store in
        StoringGenerator {
          store
        } next: {
          try reminderId(after: $0 is String ? nil : $0)
        }
      }
    },
    "starts again after the largest id": {
      { store in
        StoringGenerator {
          store
        } next: {
          try $0 as? Int == .max ? 0 : reminderId(after: $0)
        }
      }
    },
    "reports a text, and clears the store before": {
      { store in
        StoringGenerator {
          store
        } next: {
          if $0 is String { store.set(nil, forKey: currentReminderId) }
          return try reminderId(after: $0)
        }
      }
    },
    "stores an id only when the next one is asked for": {
      { store in LateGenerator(store: store) }
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
  let store: () -> any KeyValueStore
  let next: (Any?) throws -> Int

  init(
    store: @escaping () -> any KeyValueStore,
    next: @escaping (Any?) throws -> Int = { try reminderId(after: $0) }
  ) {
    self.store = store
    self.next = next
  }

  func nextReminderId() throws -> Int {
    let id = try next(store().object(forKey: currentReminderId))
    store().set(id, forKey: currentReminderId)
    return id
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
