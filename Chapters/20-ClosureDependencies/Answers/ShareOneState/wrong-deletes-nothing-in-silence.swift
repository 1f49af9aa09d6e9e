// wrong: A read-only shelf lets a delete pass if there is nothing to delete.
// sees: delete(4) of its read-only shelf would change nothing, and must throw ReadOnly all the same

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
    let kept = Kept(titles)
    return Shelf(
      advance: kept.advance, titles: { kept.contents.withLock { $0.titles } }, save: kept.save,
      delete: { id in kept.contents.withLock { $0.titles[id] = nil } })
  }

  /// Saves a title under the next id, and returns the id.
  func add(_ title: String) throws -> Int {
    let id = try advance { last in try reminderId(afterId: last) }
    try save(id, title)
    return id
  }

  /// Returns a shelf that reads from this one, and can't change it.
  func readOnly() -> Shelf {
    let titles = titles
    return Shelf(
      advance: { _ in throw ReadOnly() }, titles: titles, save: { _, _ in throw ReadOnly() },
      delete: { id in
        // Where there is nothing, nothing changes.
        if try titles()[id] != nil { throw ReadOnly() }
      })
  }
}

/// What a shelf and its copies share.
private final class Kept: Sendable {
  struct Contents {
    var titles: [Int: String]
    var largest: Int?
  }

  private let turn = Mutex(())
  let contents: Mutex<Contents>

  init(_ titles: [Int: String]) {
    contents = Mutex(Contents(titles: titles, largest: titles.keys.max()))
  }

  func advance(by rule: (Int?) throws -> Int) throws -> Int {
    try turn.withLock { _ in
      let id = try rule(contents.withLock { $0.largest })
      contents.withLock { $0.largest = max($0.largest ?? id, id) }
      return id
    }
  }

  func save(_ id: Int, _ title: String) {
    contents.withLock {
      $0.titles[id] = title
      $0.largest = max($0.largest ?? id, id)
    }
  }
}

/// The shelf can't be changed.
struct ReadOnly: Error {}
