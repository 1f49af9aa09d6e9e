import ExerciseKit
import ReminderStorage
import Testing

// The tests that you write in `YourWriteTheContractTests.swift` belong to this suite. Each is run
// with a right new form and with every broken one.

@Suite(.exercise("6.3"), .mutants(of: forms)) struct WriteTheContract {
  /// Plays a scene on the old form and then on the new one, and expects the same list from both.
  func compare(
    _ scene: (_ form: PlayedForm) throws -> [String],
    sourceLocation: SourceLocation = #_sourceLocation
  ) rethrows {
    let old = try scene(PlayedForm(make: oldForm))
    let new = try scene(PlayedForm(make: forms.current()))
    #expect(
      !old.isEmpty, "a scene that returns an empty list compares nothing; return what it saw",
      sourceLocation: sourceLocation)
    #expect(
      new == old, "on the old form the scene saw \(old), and on the new one \(new)",
      sourceLocation: sourceLocation)
  }
}

/// A form of the generator, the old one or the new one.
struct PlayedForm: Sealed {
  fileprivate let make: Make

  /// Makes a generator of this form that uses `store`.
  func generator(on store: any KeyValueStore) -> PlayedGenerator {
    PlayedGenerator(generator: make(store))
  }
}

/// A generator of either form.
///
/// All look alike, so that scenes must look at what they do.
struct PlayedGenerator: Sealed {
  fileprivate let generator: any ReminderIds

  /// Returns the next id as a text, or else "an error".
  func next() -> String {
    do {
      return "\(try generator.nextReminderId())"
    } catch {
      return "an error"
    }
  }
}

private protocol ReminderIds {
  func nextReminderId() throws -> Int
}

private typealias Make = (any KeyValueStore) -> any ReminderIds

private let oldForm: @Sendable (any KeyValueStore) -> any ReminderIds = { store in
  StoringGenerator { store }
}

// Each scene has a new form of its own.
private let forms = Subjects<@Sendable () -> Make>(
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
    "reads the store once and then counts for itself": {
      { store in SelfishGenerator(store: store) }
    },
    "stores each id twice": {
      { store in StoringGenerator(writes: 2) { store } }
    },
    "stores an id only when the next one is needed": {
      { store in LateGenerator(store: store) }
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
