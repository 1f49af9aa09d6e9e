// wrong: Lets no operation fail.
// sees: saves although the id could not be kept, and then throws the error

import Synchronization
import Testing

// Exercise 20.3: catch the extra calls
//
// Write tests for a desk that you haven't seen. Each test runs on a correct desk, where it must
// pass, and on eighteen broken ones. Each broken one must make at least one test fail.
//
// `makeDesk(store:)` makes a desk with `add(_:)`, which gets a title and returns its id, and
// `remove(_:)`, which gets an id; both can throw. `DeskStore` is a struct of six closures: `lastId`,
// `keep`, `titles`, `save`, `delete`, which gets an id, and `share`, which gets a title. The correct
// desk behaves like this:
//
// - `add` reads the last id, keeps the next one (0 if there is none yet), and then saves the title
//   under it. It calls no other operation, and each of the three once.
// - `remove` deletes the title under its id, once. It calls no other operation.
// - An error of the store reaches the caller as it is, and nothing else is called after it.
// - One task at a time uses a desk, so `lastId` and `keep` may be two calls.
//
// The store is a server, so each extra call costs a request. The test below begins with a silent
// store, so it can't notice a call that it doesn't expect. Write a store that does, and begin each
// test with it.

extension CatchTheExtraCalls {
  @Test func `a title is saved under the next id`() throws {
    let calls = Calls()
    var store = DeskStore.failing
    store.lastId = { 41 }
    store.keep = { calls.add("keep \($0)") }
    store.save = { id, title in calls.add("save \(id) \(title)") }

    #expect(try makeDesk(store: store).add("Pay rent") == 42)
    #expect(calls.made == ["keep 42", "save 42 Pay rent"])
  }

  @Test func `a title is deleted, once`() throws {
    let calls = Calls()
    var store = DeskStore.failing
    store.delete = { calls.add("delete \($0)") }

    try makeDesk(store: store).remove(7)

    #expect(calls.made == ["delete 7"])
  }
}

extension DeskStore {
  /// A store whose every operation records an issue and throws.
  fileprivate static var failing: DeskStore {
    @Sendable func fail(_ operation: String) -> Unexpected {
      Issue.record("\(operation) was called")
      return Unexpected()
    }
    return DeskStore(
      lastId: { throw fail("lastId") }, keep: { _ in throw fail("keep") },
      titles: { throw fail("titles") }, save: { _, _ in throw fail("save") },
      delete: { _ in throw fail("delete") }, share: { _ in throw fail("share") })
  }
}

private struct Unexpected: Error {}

/// A spy: it keeps what its user adds, in order.
private final class Calls: Sendable {
  private let kept = Mutex<[String]>([])

  var made: [String] { kept.withLock { $0 } }

  func add(_ call: String) { kept.withLock { $0.append(call) } }
}

private struct Offline: Error {}
