// wrong: Expects each error, and never looks at what was called after it.
// sees: no test of yours notices a desk that saves although the id could not be kept, and then throws the error

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
  @Test(arguments: [(nil, 0), (0, 1), (41, 42)] as [(Int?, Int)])
  func `add calls three operations in order`(_ last: Int?, _ due: Int) throws {
    let calls = Calls()
    #expect(try makeDesk(store: .recording(calls, last: last)).add("Pay rent") == due)
    #expect(calls.made == ["lastId", "keep \(due)", "save \(due) Pay rent"])
  }

  @Test(arguments: ["", " Pay rent "]) func `titles stay as they are`(_ title: String) throws {
    let calls = Calls()
    let desk = makeDesk(store: .recording(calls, last: 6))
    #expect(try desk.add(title) == 7)
    #expect(try desk.add(title) == 7)
    #expect(
      calls.made == ["lastId", "keep 7", "save 7 \(title)", "lastId", "keep 7", "save 7 \(title)"])
  }

  @Test(arguments: [0, 3, 7, -1]) func `remove deletes once`(_ id: Int) throws {
    let calls = Calls()
    let desk = makeDesk(store: .recording(calls, last: 6))
    try desk.remove(id)
    #expect(calls.made == ["delete \(id)"])
    try desk.remove(id)
    #expect(calls.made == ["delete \(id)", "delete \(id)"])
  }

  @Test func `an error of lastId`() {
    let calls = Calls()
    var store = DeskStore.recording(calls, last: 6)
    store.lastId = {
      calls.add("lastId")
      throw Offline()
    }
    #expect(throws: Offline.self) { try makeDesk(store: store).add("Pay rent") }
  }

  @Test func `an error of keep`() {
    let calls = Calls()
    var store = DeskStore.recording(calls, last: 6)
    store.keep = {
      calls.add("keep \($0)")
      throw Offline()
    }
    #expect(throws: Offline.self) { try makeDesk(store: store).add("Pay rent") }
  }

  @Test func `an error of save`() {
    let calls = Calls()
    var store = DeskStore.recording(calls, last: 6)
    store.save = {
      calls.add("save \($0) \($1)")
      throw Offline()
    }
    #expect(throws: Offline.self) { try makeDesk(store: store).add("Pay rent") }
  }

  @Test func `an error of delete`() {
    let calls = Calls()
    var store = DeskStore.recording(calls, last: 6)
    store.delete = {
      calls.add("delete \($0)")
      throw Offline()
    }
    #expect(throws: Offline.self) { try makeDesk(store: store).remove(3) }
    #expect(calls.made == ["delete 3"])
  }
}

extension DeskStore {
  /// A store that records every call.
  fileprivate static func recording(_ calls: Calls, last: Int?) -> DeskStore {
    DeskStore(
      lastId: {
        calls.add("lastId")
        return last
      },
      keep: { calls.add("keep \($0)") },
      titles: {
        calls.add("titles")
        return [7: "Call home"]
      },
      save: { calls.add("save \($0) \($1)") },
      delete: { calls.add("delete \($0)") },
      share: { calls.add("share \($0)") })
  }
}

/// A spy: it keeps what its user adds, in order.
private final class Calls: Sendable {
  private let kept = Mutex<[String]>([])

  var made: [String] { kept.withLock { $0 } }

  func add(_ call: String) { kept.withLock { $0.append(call) } }
}

private struct Offline: Error {}
