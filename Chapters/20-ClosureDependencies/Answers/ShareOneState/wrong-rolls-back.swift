// wrong: Deletes after an error what was never saved.
// sees: add must call advance and save

import ReminderStorage
import Synchronization

// Exercise 20.4: share one state
//
// Previews of this app use `Shelf.inMemory()`, and lose what they save: the four closures have
// nothing in common. And one screen needs a shelf that it can't change. Write the three functions:
//
// - `inMemory(_:)` makes a shelf that begins with some titles. Its four closures work on one state,
//   and so do those of its copies. Each call makes a shelf with a state of its own.
// - `advance` calls the rule once, with the largest id so far, and returns what the rule returns. An
//   id counts if it was in the beginning, was saved or came from `advance`, even if it has been
//   deleted since. If the rule throws, so does `advance`, and nothing changes.
// - Several tasks use a shelf. While a rule runs, no other `advance` gets in, so no two tasks get the
//   same id. `save` puts a title under an id, in place of the one before.
// - `add(_:)` saves a title under the next id, and returns it. The rule calls `reminderId(afterId:)`.
//   It calls the shelf's `advance` and `save`, once each and nothing else, so a test can override
//   them. If it throws, nothing is saved.
// - `readOnly()` returns a shelf that reads what the original reads, now and later. Its `advance`,
//   `save` and `delete` throw `ReadOnly` and change nothing. The original stays as it is.

/// Keeps titles of reminders by their ids.
struct Shelf: Sendable {
  /// Makes the next id from the largest one so far by a rule, keeps it, and returns it.
  var advance: @Sendable (_ rule: (Int?) throws -> Int) throws -> Int
  /// Returns the titles by their ids.
  var titles: @Sendable () throws -> [Int: String]
  /// Saves a title under an id.
  var save: @Sendable (_ id: Int, _ title: String) throws -> Void
  /// Deletes the title under an id, if there is one.
  var delete: @Sendable (_ id: Int) throws -> Void
}

extension Shelf {
  /// Makes a shelf in memory.
  static func inMemory(_ titles: [Int: String] = [:]) -> Shelf {
    let state = Mutex((titles: titles, lastId: titles.keys.max()))
    return Shelf(
      advance: { rule in
        try state.withLock {
          let id = try rule($0.lastId)
          $0.lastId = max($0.lastId ?? id, id)
          return id
        }
      },
      titles: { state.withLock { $0.titles } },
      save: { id, title in
        state.withLock {
          $0.titles[id] = title
          $0.lastId = max($0.lastId ?? id, id)
        }
      },
      delete: { id in state.withLock { $0.titles[id] = nil } })
  }

  /// Saves a title under the next id, and returns the id.
  func add(_ title: String) throws -> Int {
    let id = try advance { last in try reminderId(afterId: last) }
    do { try save(id, title) } catch {
      try? delete(id)
      throw error
    }
    return id
  }

  /// Returns a shelf that reads from this one, and can't change it.
  func readOnly() -> Shelf {
    var copy = self
    copy.advance = { _ in throw ReadOnly() }
    copy.save = { _, _ in throw ReadOnly() }
    copy.delete = { _ in throw ReadOnly() }
    return copy
  }
}

/// The shelf can't be changed.
struct ReadOnly: Error {}
