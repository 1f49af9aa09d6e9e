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
    "keeps another last id when it removes a title": {
      TestedDesk(store: $0, flaw: .keepsOnRemove)
    },
    "saves the title twice": { TestedDesk(store: $0, flaw: .savesTwice) },
    "deletes the title twice": { TestedDesk(store: $0, flaw: .deletesTwice) },
    "returns the last id in place of the next one": {
      TestedDesk(store: $0, flaw: .returnsTheLast)
    },
    "saves before it keeps the id": { TestedDesk(store: $0, flaw: .savesFirst) },
    "saves although the id could not be kept, and then throws the error": {
      TestedDesk(store: $0, flaw: .ignoresKeep)
    },
    "returns an id that could not be kept": { TestedDesk(store: $0, flaw: .hidesKeep) },
    "returns an id although nothing could be saved": {
      TestedDesk(store: $0, flaw: .ignoresSave)
    },
    "takes a last id that can't be read for none": { TestedDesk(store: $0, flaw: .ignoresLastId) },
    "returns 0 if the last id can't be read": { TestedDesk(store: $0, flaw: .hidesLastId) },
    "says nothing when a title can't be deleted": { TestedDesk(store: $0, flaw: .ignoresDelete) },
    "adds the first title under 1": { TestedDesk(store: $0, flaw: .startsAtOne) },
    "throws an error of its own in place of the store's": {
      TestedDesk(store: $0, flaw: .replacesErrors)
    },
    "keeps the id twice": { TestedDesk(store: $0, flaw: .keepsTwice) },
    "reads the last id twice": { TestedDesk(store: $0, flaw: .readsTwice) },
  ])

private struct TestedDesk: ReminderDesk, Sealed {
  enum Flaw {
    case shares
    case readsTitles
    case deletesTheFirst
    case keepsOnRemove
    case savesTwice
    case deletesTwice
    case returnsTheLast
    case savesFirst
    case ignoresKeep
    case hidesKeep
    case ignoresSave
    case ignoresLastId
    case hidesLastId
    case ignoresDelete
    case startsAtOne
    case replacesErrors
    case keepsTwice
    case readsTwice
  }

  let store: DeskStore
  let flaw: Flaw?

  func add(_ title: String) throws -> Int {
    try passingErrors { try save(title) }
  }

  func remove(_ id: Int) throws {
    try passingErrors { try delete(id) }
  }

  private func passingErrors<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw flaw == .replacesErrors ? DeskError() : error
    }
  }

  private func save(_ title: String) throws -> Int {
    if flaw == .readsTitles { _ = try? store.titles() }
    guard let last = try lastId() else { return 0 }
    let id = last + 1
    if flaw == .savesFirst { try store.save(id, title) }
    do {
      try store.keep(id)
      if flaw == .keepsTwice { try? store.keep(id) }
    } catch {
      if flaw == .hidesKeep { return id }
      if flaw == .ignoresKeep { try? store.save(id, title) }
      throw error
    }
    if flaw == .ignoresSave {
      try? store.save(id, title)
    } else if flaw != .savesFirst {
      try store.save(id, title)
    }
    if flaw == .savesTwice { try store.save(id, title) }
    if flaw == .shares { try? store.share(title) }
    if flaw == .deletesTheFirst { try? store.delete(0) }
    return flaw == .returnsTheLast && last >= 0 ? last : id
  }

  /// The last id, or -1 if there has been none, or nil if a flaw hides that it can't be read.
  private func lastId() throws -> Int? {
    do {
      if flaw == .readsTwice { _ = try? store.lastId() }
      return try store.lastId() ?? (flaw == .startsAtOne ? 0 : -1)
    } catch {
      if flaw == .hidesLastId { return nil }
      if flaw == .ignoresLastId { return -1 }
      throw error
    }
  }

  private func delete(_ id: Int) throws {
    if flaw == .ignoresDelete { try? store.delete(id) } else { try store.delete(id) }
    if flaw == .deletesTwice { try? store.delete(id) }
    if flaw == .keepsOnRemove { try? store.keep(id - 1) }
  }
}

private struct DeskError: Error {}
