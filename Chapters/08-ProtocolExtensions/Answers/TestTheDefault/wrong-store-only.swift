// wrong: Tests only types that have the default, and never a type with ids of its own.
// sees: no test of yours notices a version that reads the store itself and never calls the type's own method

import ReminderStorage
import Testing

// Exercise 8.4: test the default
//
//     protocol Numbering {
//       var store: any KeyValueStore { get }
//       func nextReminderId() throws -> Int   // has the lesson's default
//     }
//
// A function that takes any `Numbering` reserves several ids at once. You haven't seen it. Your
// tests call it like this:
//
//     try reserve(2, from: generator)   // two ids, as an [Int]
//
// It calls `nextReminderId()` once for each id, and returns the ids in that order. The first error
// stops it and reaches the caller.
//
// The three tests below notice five of nine broken versions of `reserve`. Write tests for the
// other four. A test must pass on the right version, and each broken version must fail at least
// one test. You need a type with a `nextReminderId()` of its own. Declare that method as the
// protocol does. Otherwise the default runs instead, and your test fails on the right version.

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

  @Test func `zero ids are none`() throws {
    let ids = try reserve(0, from: Generator(store: FakeStore()))

    #expect(ids.isEmpty)
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

/// A fake: it works, but it keeps its values in memory.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
