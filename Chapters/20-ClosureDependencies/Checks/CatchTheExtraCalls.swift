import ExerciseKit
import Testing

// The tests that you write in `YourCatchTheExtraCallsTests.swift` belong to this suite. Each is run
// on the right desk and on every broken one.
@Suite(.exercise("20.3"), .mutants(of: desks)) struct CatchTheExtraCalls {
  /// Makes the desk to test.
  func makeDesk(store: DeskStore) -> any ReminderDesk {
    desks.current(store)
  }
}

/// A desk, as your tests see it.
protocol ReminderDesk {
  /// Saves a title under the next id, and returns the id.
  func add(_ title: String) throws -> Int

  /// Deletes the title with an id.
  func remove(_ id: Int) throws
}

/// What a desk works with, and your tests override.
struct DeskStore: Sendable {
  /// Returns the last id, or nil if there has been none.
  var lastId: @Sendable () throws -> Int?
  /// Keeps an id as the last one.
  var keep: @Sendable (_ id: Int) throws -> Void
  /// Returns the titles by their ids.
  var titles: @Sendable () throws -> [Int: String]
  /// Saves a title under an id.
  var save: @Sendable (_ id: Int, _ title: String) throws -> Void
  /// Deletes the title with an id.
  var delete: @Sendable (_ id: Int) throws -> Void
  /// Sends a title to all guests.
  var share: @Sendable (_ title: String) throws -> Void
}

private let desks = Subjects<@Sendable (DeskStore) -> any ReminderDesk>(
  of: "desk",
  right: { TestedDesk(store: $0, flaw: nil) },
  mutants: [
    "shares each new title": { TestedDesk(store: $0, flaw: .shares) },
    "reads all titles before it adds one, and ignores the error": {
      TestedDesk(store: $0, flaw: .readsTitles)
    },
    "deletes id 0 after it has added a title": { TestedDesk(store: $0, flaw: .deletesTheFirst) },
    "forgets the last id when it removes a title": { TestedDesk(store: $0, flaw: .keepsOnRemove) },
    "reads the last id when it removes a title": { TestedDesk(store: $0, flaw: .readsOnRemove) },
    "saves the title twice": { TestedDesk(store: $0, flaw: .savesTwice) },
    "deletes the title twice": { TestedDesk(store: $0, flaw: .deletesTwice) },
    "saves before it keeps the id": { TestedDesk(store: $0, flaw: .savesFirst) },
    "saves although the id could not be kept": { TestedDesk(store: $0, flaw: .ignoresKeep) },
    "returns an id although nothing could be saved": {
      TestedDesk(store: $0, flaw: .ignoresSave)
    },
    "takes a last id that can't be read for none": { TestedDesk(store: $0, flaw: .ignoresLastId) },
    "says nothing when a title can't be deleted": { TestedDesk(store: $0, flaw: .ignoresDelete) },
  ])

private struct TestedDesk: ReminderDesk, Sealed {
  enum Flaw {
    case shares
    case readsTitles
    case deletesTheFirst
    case keepsOnRemove
    case readsOnRemove
    case savesTwice
    case deletesTwice
    case savesFirst
    case ignoresKeep
    case ignoresSave
    case ignoresLastId
    case ignoresDelete
  }

  let store: DeskStore
  let flaw: Flaw?

  func add(_ title: String) throws -> Int {
    if flaw == .readsTitles { _ = try? store.titles() }
    let last = flaw == .ignoresLastId ? try? store.lastId() : try store.lastId()
    let id = last.map { $0 + 1 } ?? 0
    if flaw == .savesFirst { try store.save(id, title) }
    if flaw == .ignoresKeep { try? store.keep(id) } else { try store.keep(id) }
    if flaw == .ignoresSave {
      try? store.save(id, title)
    } else if flaw != .savesFirst {
      try store.save(id, title)
    }
    if flaw == .savesTwice { try store.save(id, title) }
    if flaw == .shares { try? store.share(title) }
    if flaw == .deletesTheFirst { try? store.delete(0) }
    return id
  }

  func remove(_ id: Int) throws {
    if flaw == .readsOnRemove { _ = try? store.lastId() }
    if flaw == .ignoresDelete { try? store.delete(id) } else { try store.delete(id) }
    if flaw == .deletesTwice { try? store.delete(id) }
    if flaw == .keepsOnRemove { try? store.keep(id - 1) }
  }
}
