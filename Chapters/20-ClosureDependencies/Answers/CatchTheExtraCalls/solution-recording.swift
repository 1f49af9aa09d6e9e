// why: A store that adds every call to a list makes an extra one visible, too; each test then names all calls.

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
  /// A store that adds every call, and fails at one of them.
  private func store(_ calls: Calls, lastId: Int? = 41, failing: String? = nil) -> DeskStore {
    @Sendable func call(_ operation: String, _ arguments: String = "") throws {
      calls.add(operation + arguments)
      if operation == failing { throw Offline() }
    }
    return DeskStore(
      lastId: {
        try call("lastId")
        return lastId
      },
      keep: { try call("keep", " \($0)") },
      titles: {
        try call("titles")
        return [:]
      },
      save: { try call("save", " \($0) \($1)") },
      delete: { try call("delete", " \($0)") }, share: { try call("share", " \($0)") })
  }

  @Test(arguments: [
    (nil, ["lastId", "keep 42", "save 42 Pay rent"]),
    ("lastId", ["lastId"]),
    ("keep", ["lastId", "keep 42"]),
    ("save", ["lastId", "keep 42", "save 42 Pay rent"]),
  ])
  func `adding makes these calls`(failing: String?, due: [String]) throws {
    let calls = Calls()
    let desk = makeDesk(store: store(calls, failing: failing))

    if failing == nil {
      #expect(try desk.add("Pay rent") == 42)
    } else {
      #expect(throws: Offline.self) { try desk.add("Pay rent") }
    }
    #expect(calls.made == due)
  }

  @Test func `the first id is 0`() throws {
    #expect(try makeDesk(store: store(Calls(), lastId: nil)).add("Pay rent") == 0)
  }

  @Test(arguments: [nil, "delete"])
  func `removing makes one call`(failing: String?) {
    let calls = Calls()
    let done: Void? = try? makeDesk(store: store(calls, failing: failing)).remove(7)

    #expect((done == nil) == (failing != nil))
    #expect(calls.made == ["delete 7"])
  }
}

/// A spy: it keeps what its user adds, in order.
private final class Calls: Sendable {
  private let kept = Mutex<[String]>([])

  var made: [String] { kept.withLock { $0 } }

  func add(_ call: String) { kept.withLock { $0.append(call) } }
}

private struct Offline: Error {}
