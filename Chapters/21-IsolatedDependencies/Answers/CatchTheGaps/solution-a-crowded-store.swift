// why: In this store, another caller comes at every moment, so the test only compares who got what.

import Testing

// Exercise 21.3: catch the gaps
//
// A generator is right if no other caller can get in between its steps. The test that is here
// makes one call at a time, so it sees no gap. Let another caller in: before the store's `update`,
// after it, and after a look at `last`. No thread is needed, because the store is yours: it can run a
// closure at that moment, which takes an id with `store.update` or with a second generator.
//
//     ReminderIds(store: store)    a generator; several can have the same store
//     try ids.nextReminderId()     the next id, which the store keeps by then
//     store.last                   the last id at this moment
//     try store.update { … }       replaces the last id in one step; it may throw an error, and then
//                                  the generator must throw that error and leave it at that
//
// Each test runs on a right generator, where it must pass, and on eleven broken ones. Every broken
// one must make at least one test fail.

extension CatchTheGaps {
  @Test func `the ids begin at zero, and follow each other`() throws {
    let ids = ReminderIds(store: FakeStore())

    #expect(try [ids.nextReminderId(), ids.nextReminderId()] == [0, 1])
  }

  @Test func `nobody gets an id twice, and none is left out`() throws {
    let store = CrowdedStore()
    let mine = ReminderIds(store: store)
    let yours = ReminderIds(store: store)

    let ids = try (1...3).flatMap { _ in try [mine.nextReminderId(), yours.nextReminderId()] }

    #expect((ids + store.taken).sorted() == Array(0..<(6 + store.taken.count)))
  }

  @Test func `an error is thrown`() {
    let store = CrowdedStore()
    store.isOffline = true

    #expect(throws: CrowdedStore.Offline.self) {
      try ReminderIds(store: store).nextReminderId()
    }
    #expect(store.last == nil)
  }
}

/// A fake for your tests.
private final class FakeStore: SharedStore {
  private var id: Int?

  init(last: Int? = nil) { id = last }

  var last: Int? { id }

  func update(_ change: (Int?) throws -> Int) throws -> Int {
    let new = try change(id)
    id = new
    return new
  }
}

/// A store where another caller takes an id before and after each update.
private final class CrowdedStore: SharedStore {
  struct Offline: Error {}

  private var id: Int?
  private(set) var taken: [Int] = []
  var isOffline = false

  var last: Int? { id }

  func update(_ change: (Int?) throws -> Int) throws -> Int {
    if isOffline {
      isOffline = false
      throw Offline()
    }
    takeOne()
    let new = try change(id)
    id = new
    takeOne()
    return new
  }

  private func takeOne() {
    let next = (id ?? -1) + 1
    id = next
    taken.append(next)
  }
}
