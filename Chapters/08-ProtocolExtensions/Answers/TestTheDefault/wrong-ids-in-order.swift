// wrong: The stub returns ids in ascending order, so their order shows nothing.
// sees: no test of yours notices a version that returns the ids in ascending order

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

  @Test func `the ids come from the conforming type`() throws {
    let ids = try reserve(3, from: Stub(ids: [7, 8, 9]))

    #expect(ids == [7, 8, 9])
  }

  @Test func `the first error stops it and reaches the caller`() {
    let stub = Stub(ids: [30, nil, 20])

    #expect(throws: NoId.self) { try reserve(3, from: stub) }
    #expect(stub.ids == [20])
  }
}

/// Supplies `store`, and nothing else.
private struct Generator: Numbering {
  let store: any KeyValueStore
}

/// A stub: it returns the ids that the test chose, and throws where the test put nil.
private final class Stub: Numbering {
  let store: any KeyValueStore = FakeStore()
  private(set) var ids: [Int?]

  init(ids: [Int?]) {
    self.ids = ids
  }

  func nextReminderId() throws -> Int {
    guard !ids.isEmpty, let id = ids.removeFirst() else { throw NoId() }
    return id
  }
}

private struct NoId: Error {}

/// A fake: it works, but it keeps its values in memory.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
