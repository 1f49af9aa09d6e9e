import ExerciseKit
import ReminderStorage
import Synchronization
import Testing

// The tests that you write in `YourCatchTheGapsTests.swift` belong to this suite. Each is run on
// the right generator and on every broken one.
@Suite(.exercise("21.3"), .mutants(of: generators)) struct CatchTheGaps {}

// Where generators keep their last id.
protocol SharedStore {
  /// The last id at this moment, or nil if there has been none.
  var last: Int? { get }

  /// Replaces the last id by the one that `change` makes of it, and returns that. Nobody else can
  /// read or replace it meanwhile. It may throw an error of its own.
  func update(_ change: (Int?) throws -> Int) throws -> Int
}

// The generator to test.
struct ReminderIds: Sealed {
  private let nextId: (any SharedStore) throws -> Int
  private let store: any SharedStore

  init(store: any SharedStore) {
    nextId = generators.current()
    self.store = store
  }

  /// Returns the next id, which `store` keeps by then.
  func nextReminderId() throws -> Int { try nextId(store) }
}

private typealias NextId = (any SharedStore) throws -> Int

private let generators = Subjects<@Sendable () -> NextId>(
  of: "generator",
  right: { next },
  mutants: [
    "returns 1 as the first id": {
      { store in try store.update { last in try last.map { try reminderId(afterId: $0) } ?? 1 } }
    },
    "doesn't keep the id": { { store in try reminderId(afterId: store.last) } },
    "keeps counting from its own last id": {
      let own = Own()
      return { store in
        let id = try store.update { last in try reminderId(afterId: own.last ?? last) }
        own.last = id
        return id
      }
    },
    "reads the last id before the update": {
      { store in
        let last = store.last
        return try store.update { _ in try reminderId(afterId: last) }
      }
    },
    "returns the last id that it reads after the update": {
      { store in
        let id = try next(store)
        return store.last ?? id
      }
    },
    "skips an id if another caller was quicker": {
      { store in
        let expected = store.last
        return try store.update { last in
          try reminderId(afterId: last) + (last == expected ? 0 : 1)
        }
      }
    },
    "takes a second id if another caller came right after it": {
      { store in
        let id = try next(store)
        return store.last == id ? id : try next(store)
      }
    },
    "returns an id although the store failed": {
      { store in
        do {
          return try next(store)
        } catch {
          return try reminderId(afterId: store.last)
        }
      }
    },
    "tries again after the store failed": {
      { store in
        do {
          return try next(store)
        } catch {
          return try next(store)
        }
      }
    },
    "uses up an id when the store fails": {
      { store in
        do {
          return try next(store)
        } catch {
          _ = try? next(store)
          throw error
        }
      }
    },
    "throws an error of its own in place of the store's": {
      { store in
        do {
          return try next(store)
        } catch {
          throw GeneratorError()
        }
      }
    },
  ])

private func next(_ store: any SharedStore) throws -> Int {
  try store.update { last in try reminderId(afterId: last) }
}

private struct GeneratorError: Error {}

/// What one broken generator remembers.
private final class Own {
  var last: Int?
}
