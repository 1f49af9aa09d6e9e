// wrong: Lets another caller into the update, where the store promises that there is none.
// sees: so look for the mistake in the test

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

  @Test func `another caller comes during the update`() throws {
    let store = FakeStore(last: 6)
    var other: Int?
    store.beforeUpdate = { other = try ReminderIds(store: store).nextReminderId() }

    let id = try ReminderIds(store: store).nextReminderId()

    #expect([other, id] == [7, 8])
  }

}

/// A fake for your tests.
private final class FakeStore: SharedStore {
  struct Offline: Error {}

  private var id: Int?
  var afterRead: (() throws -> Void)?
  var beforeUpdate: (() throws -> Void)?
  var afterUpdate: (() throws -> Void)?

  init(last: Int? = nil) { id = last }

  var last: Int? {
    let last = id
    let interruption = afterRead
    afterRead = nil
    try? interruption?()
    return last
  }

  func update(_ change: (Int?) throws -> Int) throws -> Int {
    let (before, after) = (beforeUpdate, afterUpdate)
    (beforeUpdate, afterUpdate) = (nil, nil)
    let old = id
    try before?()
    let new = try change(old)
    id = new
    try after?()
    return new
  }
}
