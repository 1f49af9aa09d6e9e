import Dispatch
import ExerciseKit
import Foundation
import ReminderStorage
import Synchronization
import TestSupport
import Testing

@testable import ClosureDependenciesExercises

@Suite(.exercise("20.4")) struct ShareOneState {
  @Test func `what is saved can be read and deleted`() throws {
    let shelf = Shelf.inMemory()
    let before = last(of: shelf)
    try shelf.save(3, "Pay rent")
    try shelf.save(5, "Call home")
    try shelf.save(3, "Pay the rent")
    try shelf.save(6, "")
    try shelf.delete(5)
    try shelf.delete(8)
    #expect(before == nil, "nothing was on the shelf yet, and the rule saw \(text(before))")
    let titles = try shelf.titles()
    #expect(
      titles == [3: "Pay the rent", 6: ""],
      """
      3 was saved twice, and 5 was saved and deleted, and 6 was saved with an empty title; the \
      titles are \(titles)
      """)
  }

  @Test func `the last id is the largest one ever`() throws {
    let shelf = Shelf.inMemory()
    var seen: [Int?] = []
    for id in [3, 5, 1] {
      try shelf.save(id, "Pay rent")
      seen.append(last(of: shelf))
    }
    #expect(
      seen == [3, 5, 5],
      "3, 5 and 1 were saved; after each, the rule must see 3, 5 and 5, and saw \(text(seen))")
    for id in [5, 3, 1, 9] { try shelf.delete(id) }
    let now = last(of: shelf)
    #expect(
      now == 5,
      """
      5, 3 and 1 were deleted, and 9, which was never there; the largest id so far is 5, and the \
      rule saw \(text(now))
      """)
  }

  @Test func `advance keeps the id that the rule makes`() throws {
    let shelf = Shelf.inMemory([3: "Pay rent"])
    var seen: [Int?] = []
    var returned: [Int] = []
    for id in [8, 6] {
      returned.append(
        try shelf.advance { last in
          seen.append(last)
          return id
        })
    }
    #expect(
      seen == [3, 8] && returned == [8, 6],
      """
      advance was called twice, and the rules returned 8 and 6; they must see 3 and 8, once each, \
      and advance must return 8 and 6; they saw \(text(seen)), and it returned \(returned)
      """)
    let now = last(of: shelf)
    #expect(
      now == 8, "the ids 8 and 6 came from advance; then the rule must see 8, and saw \(text(now))")
    let titles = try shelf.titles()
    #expect(titles == [3: "Pay rent"], "advance saves no title; the titles are \(titles)")
  }

  @Test func `a rule that throws changes nothing`() {
    let shelf = Shelf.inMemory([3: "Pay rent"])
    #expect(throws: Broken.self, "the rule threw an error, and advance didn't pass it on") {
      try shelf.advance { _ in throw Broken() }
    }
    let now = last(of: shelf)
    #expect(now == 3, "a rule that saw 3 threw an error; the next one must see 3, not \(text(now))")
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `while the rule runs, no other task gets an id`() throws {
    let shelf = Shelf.inMemory([6: "Pay rent"])
    let ids = ShelfCalls()
    let (isHere, isDone) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var hasBegun = false
    let mine = try shelf.advance { last in
      hasBegun = true
      Thread.detachNewThread {
        isHere.signal()
        let id = try? shelf.advance { last in try reminderId(afterId: last) }
        ids.add(text(id))
        isDone.signal()
      }
      _ = isHere.wait(timeout: .now() + 20)
      // A right shelf lets the other thread wait until this rule ends, so this doesn't wait for ever.
      _ = isDone.wait(timeout: .now() + 0.3)
      return try reminderId(afterId: last)
    }
    if hasBegun && ids.made.isEmpty { _ = isDone.wait(timeout: .now() + 20) }
    #expect(
      mine == 7 && ids.made == ["8"],
      """
      another task called advance while the rule ran; the ids must be 7 and 8, and are \(mine) and \
      \(ids.made.first ?? "none")
      """)
  }

  @Test(.disabled(if: isMutexMistakenForRace, "see ThreadSanitizerTests"))
  func `what is saved while a rule runs counts`() throws {
    let shelf = Shelf.inMemory([6: "Pay rent"])
    let (isHere, isSaved) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    var hasBegun = false
    _ = try shelf.advance { last in
      hasBegun = true
      Thread.detachNewThread {
        isHere.signal()
        try? shelf.save(50, "Call home")
        isSaved.signal()
      }
      _ = isHere.wait(timeout: .now() + 20)
      // A shelf may let the save in now, or after this rule.
      if isSaved.wait(timeout: .now() + 0.3) == .success { isSaved.signal() }
      return try reminderId(afterId: last)
    }
    if hasBegun { _ = isSaved.wait(timeout: .now() + 20) }
    let now = last(of: shelf)
    #expect(
      now == 50,
      """
      another task saved a title under 50 while a rule ran; then the largest id so far is 50, and \
      the next rule saw \(text(now))
      """)
  }

  @Test func `a shelf begins with its titles`() throws {
    let shelf = Shelf.inMemory([2: "Pay rent", 7: "Call home"])
    let begin = (try shelf.titles(), last(of: shelf))
    #expect(
      begin == ([2: "Pay rent", 7: "Call home"], 7),
      "the shelf was made with titles 2 and 7; it has \(begin.0); the rule saw \(text(begin.1))")
    try shelf.delete(7)
    let id = try shelf.add("Buy milk")
    #expect(id == 8, "7 was on the shelf and is deleted; the next id is 8, and add returned \(id)")
  }

  @Test func `ids below zero are ids`() throws {
    let shelf = Shelf.inMemory([-5: "Pay rent"])
    let largest = last(of: shelf)
    #expect(largest == -5, "the only id is -5, and the rule saw \(text(largest))")
    let saved = Shelf.inMemory()
    try saved.save(-3, "Call home")
    let first = last(of: saved)
    #expect(first == -3, "-3 is the first id that was saved, and the rule saw \(text(first))")
    let made = Shelf.inMemory()
    _ = try made.advance { _ in -2 }
    let second = last(of: made)
    #expect(second == -2, "-2 is the first id of advance, and the next rule saw \(text(second))")
  }

  @Test func `two shelves are two states`() throws {
    let (mine, yours) = (Shelf.inMemory(), Shelf.inMemory([0: "Water the plants"]))
    let ids = try [mine.add("a"), yours.add("b"), mine.add("c"), yours.add("d")]
    #expect(
      ids == [0, 1, 1, 2],
      """
      two shelves got titles in turn, and the second one began with id 0; the ids must be \
      0, 1, 1, 2, and are \(ids)
      """)
    let counts = try [mine, yours].map { try $0.titles().count }
    #expect(counts == [2, 3], "the shelves hold 2 and 3 titles, and returned \(counts)")
  }

  @Test func `copies share the state`() throws {
    let shelf = Shelf.inMemory()
    let copy = shelf
    try copy.save(4, "Pay rent")
    try shelf.save(6, "Call home")
    try copy.delete(4)
    let titles = try [shelf, copy].map { try $0.titles() }
    #expect(
      titles == [[6: "Call home"], [6: "Call home"]],
      "a shelf and its copy were changed in turn; both must hold 6 alone, and hold \(titles)")
  }

  @Test func `the state lives as long as a closure of it`() throws {
    let (save, titles) = {
      let shelf = Shelf.inMemory()
      return (shelf.save, shelf.titles)
    }()
    try save(1, "Pay rent")
    let found = try titles()
    #expect(
      found == [1: "Pay rent"],
      "only the closures save and titles were kept; what they saved must be there, not \(found)")
  }

  @Test func `add works through the closures`() throws {
    let calls = ShelfCalls()
    var shelf = Shelf.inMemory()
    shelf.advance = { rule in try rule(41) }
    shelf.save = { id, title in calls.add("\(id) \(title)") }
    let ids = try [shelf.add("Pay rent"), shelf.add("Call home")]
    #expect(
      ids == [42, 42] && calls.made == ["42 Pay rent", "42 Call home"],
      """
      advance was overridden to pass 41 to the rule; add was called twice, and must save under 42; \
      it returned \(ids), and saved \(calls.made)
      """)
  }

  @Test(arguments: [false, true])
  func `add makes two calls, even if save fails`(saveFails: Bool) {
    let calls = ShelfCalls()
    let shelf = Shelf(
      advance: { rule in
        calls.add("advance")
        return try rule(200)
      },
      titles: {
        calls.add("titles")
        return [7: "Call home"]
      },
      save: { _, _ in
        calls.add("save")
        if saveFails { throw Broken() }
      },
      delete: { _ in calls.add("delete") })
    _ = try? shelf.add("Pay rent")
    #expect(
      calls.made == ["advance", "save"],
      """
      add must call advance and save, once each and nothing else; save \
      \(saveFails ? "threw an error" : "worked"), and the calls were \(calls.made)
      """)
  }

  @Test func `without an id nothing is saved`() {
    let calls = ShelfCalls()
    var shelf = Shelf.inMemory()
    shelf.save = { id, title in calls.add("\(id) \(title)") }
    shelf.advance = { _ in throw Broken() }
    _ = try? shelf.add("Pay rent")
    shelf.advance = { rule in try rule(.max) }
    #expect(
      throws: ReminderIdError.self, "Int.max has no next id; add must throw the rule's error"
    ) {
      try shelf.add("Pay rent")
    }
    #expect(
      calls.made == [],
      "advance threw once, and had the largest id once; add saved \(calls.made)")
  }

  @Test func `errors reach the caller of add`() {
    var shelves = [Shelf.inMemory(), Shelf.inMemory()]
    shelves[0].advance = { _ in throw Broken() }
    shelves[1].save = { _, _ in throw Broken() }
    for (shelf, name) in zip(shelves, ["advance", "save"]) {
      #expect(throws: Broken.self, "\(name) threw an error, and add didn't pass it on") {
        try shelf.add("Pay rent")
      }
    }
  }

  @Test func `a read-only shelf reads now and later`() throws {
    let shelf = Shelf.inMemory([3: "Pay rent"])
    let readOnly = shelf.readOnly()
    let before = content(of: readOnly)
    try shelf.save(4, "Call home")
    try shelf.delete(3)
    let after = content(of: readOnly)
    #expect(
      before == "3 Pay rent",
      "the original holds 3 Pay rent; the read-only shelf must read that, and read: \(before)")
    #expect(
      after == "4 Call home",
      """
      after readOnly(), the original got 4 Call home and lost 3; the read-only shelf must read \
      that, and read: \(after)
      """)
  }

  @Test func `a read-only shelf throws, and changes nothing`() throws {
    let calls = ShelfCalls()
    var shelf = Shelf.inMemory([3: "Pay rent"])
    let (advance, save, delete) = (shelf.advance, shelf.save, shelf.delete)
    shelf.advance = { rule in
      calls.add("advance")
      return try advance(rule)
    }
    shelf.save = { id, title in
      calls.add("save")
      try save(id, title)
    }
    shelf.delete = { id in
      calls.add("delete")
      try delete(id)
    }
    let readOnly = shelf.readOnly()
    for turn in 1...2 {
      #expect(
        throws: ReadOnly.self, "call \(turn): advance of a read-only shelf must throw ReadOnly"
      ) {
        _ = try readOnly.advance { _ in 7 }
      }
      #expect(
        throws: ReadOnly.self, "call \(turn): save of a read-only shelf must throw ReadOnly"
      ) {
        try readOnly.save(4, "Call home")
      }
      #expect(
        throws: ReadOnly.self, "call \(turn): delete of a read-only shelf must throw ReadOnly"
      ) {
        try readOnly.delete(3)
      }
      #expect(
        throws: ReadOnly.self, "call \(turn): add of a read-only shelf must throw ReadOnly"
      ) {
        _ = try readOnly.add("Buy milk")
      }
    }
    let titles = try shelf.titles()
    #expect(
      calls.made == [] && titles == [3: "Pay rent"],
      "a read-only shelf called \(calls.made) of the original, which now holds \(titles)")
  }

  @Test func `a read-only shelf throws, even if nothing would change`() {
    let readOnly = Shelf.inMemory([3: "Pay rent"]).readOnly()
    let calls: [(name: String, make: () throws -> Void)] = [
      ("delete(4)", { try readOnly.delete(4) }),
      ("save(3, \"Pay rent\")", { try readOnly.save(3, "Pay rent") }),
      ("advance with a rule that returns 3", { _ = try readOnly.advance { _ in 3 } }),
    ]
    for call in calls {
      #expect(
        throws: ReadOnly.self,
        """
        a shelf holds 3 Pay rent; \(call.name) of its read-only shelf would change nothing, and must \
        throw ReadOnly all the same
        """
      ) {
        try call.make()
      }
    }
  }

  @Test func `the original stays writable`() throws {
    let shelf = Shelf.inMemory()
    let readOnly = shelf.readOnly()
    let id = try shelf.add("Pay rent")
    try shelf.delete(id)
    let titles = try readOnly.titles()
    #expect(
      titles == [:], "the original of a read-only shelf must add and delete; it holds \(titles)")
  }

  @Test func `a read-only shelf reads through the original's overrides`() throws {
    var shelf = Shelf.inMemory()
    shelf.titles = { throw Broken() }
    let readOnly = shelf.readOnly()
    #expect(throws: Broken.self, "titles of the original throws, and of the read-only one, too") {
      try readOnly.titles()
    }
  }
}

/// What a rule sees.
private func last(of shelf: Shelf) -> Int? {
  var seen: Int?
  _ = try? shelf.advance { last in
    seen = last
    throw Broken()
  }
  return seen
}

private func text(_ id: Int?) -> String { id.map { "\($0)" } ?? "nil" }

/// What a shelf reads, as a text.
private func content(of shelf: Shelf) -> String {
  do {
    let titles = try shelf.titles().sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    return titles.joined(separator: ", ")
  } catch {
    return "the error \(error)"
  }
}

private func text(_ ids: [Int?]) -> String { ids.map(text).joined(separator: ", ") }

private struct Broken: Error {}

/// Keeps what its user adds, in order.
private final class ShelfCalls: Sendable {
  private let kept = Mutex<[String]>([])

  var made: [String] { kept.withLock { $0 } }

  func add(_ call: String) { kept.withLock { $0.append(call) } }
}
