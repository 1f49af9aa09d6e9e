// wrong: Ignores what is written, so the screen believes that it was saved.
// sees: call 1: save of a read-only shelf must throw ReadOnly

import ReminderStorage
import Synchronization

// Exercise 20.4: share one state
//
// Previews of this app use `Shelf.inMemory()`, and lose what they save: the four closures have
// nothing in common. And one screen needs a shelf that it can't change. Write the three functions:
//
// - `inMemory(_:)` makes a shelf that begins with some titles. Its four closures work on one state,
//   and so do those of its copies. Each call makes a shelf with a state of its own.
// - `lastId` returns the largest id that was ever on the shelf, even if its title has been deleted
//   since; nil if there was none. `save` puts a title under an id, in place of the one before.
// - `add(_:)` saves a title under the next id, and returns the id. `reminderId(afterId:)` gives you
//   the id. It calls the shelf's `lastId` and `save`, once each and nothing else, so a test can
//   override them. If it throws, nothing is saved.
// - `readOnly()` returns a shelf that reads what the original reads, now and later. Its `save` and
//   `delete` throw `ReadOnly` and change nothing. The original stays as it is.
//
// Only one task at a time uses a shelf.

/// Keeps titles of reminders by their ids.
struct Shelf: Sendable {
  /// Returns the largest id so far, or nil if there has been none.
  var lastId: @Sendable () throws -> Int?
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
      lastId: { state.withLock { $0.lastId } },
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
    let id = try reminderId(afterId: lastId())
    try save(id, title)
    return id
  }

  /// Returns a shelf that reads from this one, and can't change it.
  func readOnly() -> Shelf {
    var copy = self
    copy.save = { _, _ in }
    copy.delete = { _ in }
    return copy
  }
}

/// The shelf can't be changed.
struct ReadOnly: Error {}
