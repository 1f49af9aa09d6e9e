// wrong: Expects an error where nothing is asked for, which nobody promised.
// sees: this default is the right one, so look for the mistake in the test

import ReminderStorage
import Testing

// Exercise 8.4: test the default
//
//     protocol Numbering {
//       var store: any KeyValueStore { get }
//       func nextReminderId() throws -> Int   // has the default you know
//     }
//
// On top of it lies a default that you have not seen, and your tests call it as
//
//     try reserve(2, from: generator)   // two ids, an [Int]
//
// It asks the conforming type for each id, in order and no more often than it must. An error stops
// it and reaches the caller.
//
// Write tests for `reserve`. Each is run on a right one, where it must pass, and on seven broken
// ones. Every broken one must make at least one test fail. You need a second conforming type, with
// a `nextReminderId()` of its own. If that is not declared as the protocol declares it, the default
// answers in its place, and your test fails on the right one.

extension TestTheDefault {
  @Test func `the first two ids are zero and one`() throws {
    let ids = try reserve(2, from: Generator(store: FakeStore()))

    #expect(ids == [0, 1])
  }

  @Test func `the next two ids follow`() throws {
    let generator = Generator(store: FakeStore())
    _ = try reserve(2, from: generator)

    let ids = try reserve(2, from: generator)

    #expect(ids == [2, 3])
  }

  @Test func `none are refused`() {
    #expect(throws: ReminderIdError.self) { try reserve(0, from: Generator(store: FakeStore())) }
  }

  @Test func `a type with ids of its own is asked for them`() throws {
    let ids = try reserve(3, from: Stub(ids: [30, 10, 20]))

    #expect(ids == [30, 10, 20])
  }

  @Test func `an error reaches the caller`() {
    let store = FakeStore()
    store.set(Int.max - 1, forKey: currentReminderId)

    #expect(throws: ReminderIdError.self) { try reserve(2, from: Generator(store: store)) }
  }
}

/// Supplies `store`, and nothing else.
private struct Generator: Numbering {
  let store: any KeyValueStore
}

/// A stub: it answers what the test tells it to.
private final class Stub: Numbering {
  let store: any KeyValueStore = FakeStore()
  private var ids: [Int]

  init(ids: [Int]) {
    self.ids = ids
  }

  func nextReminderId() throws -> Int { ids.isEmpty ? -1 : ids.removeFirst() }
}

/// A fake: it works, but it keeps its values in memory and forgets them with the test.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
