// why: Each launch of the app makes its managers anew, and a log shows every change.

import ReminderStorage
import Testing

// Exercise 16.3: catch the broken managers
//
//     protocol SessionManageable: AnyObject {
//       var token: String? { get }
//       var onChange: () -> Void { get set }   // does nothing at first
//       func signIn(with token: String)
//       func signOut()
//     }
//
// A manager keeps the user's token in a store, under "token". (A real app keeps it in the keychain.)
// You haven't seen the manager. Your tests make it like this:
//
//     let manager = makeManager(store: store)   // any SessionManageable
//
// Two managers with one store have the same token at any time, because each of them reads the store
// whenever it needs the token. A manager with another store has its own token. A sign-in replaces
// the token, and a sign-out removes it and nothing else. After that, each of the two calls
// `onChange` once, even if the token is the same as before.
//
// The two tests below notice two of nine broken managers. Write tests for the other seven. A test
// must pass on the right manager, and each broken one must fail at least one test. The app keeps the
// last reminder id in the same store, under `currentReminderId`.

extension CatchTheBrokenManagers {
  @Test func `a sign-in gives a token`() {
    let manager = makeManager(store: FakeStore())

    manager.signIn(with: "abc")

    #expect(manager.token == "abc")
  }

  @Test func `a sign-out removes it`() {
    let manager = makeManager(store: FakeStore())
    manager.signIn(with: "abc")

    manager.signOut()

    #expect(manager.token == nil)
  }

  @Test func `the second launch goes on where the first one stopped`() {
    let launch = Launch(store: FakeStore()) { makeManager(store: $0) }
    launch.screen.signIn(with: "early")
    launch.screen.signIn(with: "late")

    let next = Launch(store: launch.store) { makeManager(store: $0) }

    #expect(launch.upload.token == "late")
    #expect(next.screen.token == "late")
  }

  @Test func `a sign-out reaches the managers of one store`() throws {
    let mine = Launch(store: FakeStore()) { makeManager(store: $0) }
    let yours = Launch(store: FakeStore()) { makeManager(store: $0) }
    mine.store.set(7, forKey: currentReminderId)
    mine.screen.signIn(with: "mine")
    yours.screen.signIn(with: "yours")
    var log: [String] = []
    mine.screen.onChange = { log.append(mine.screen.token ?? "none") }

    mine.screen.signIn(with: "again")
    mine.screen.signOut()

    #expect(log == ["again", "none"])
    #expect(mine.upload.token == nil)
    #expect(yours.upload.token == "yours")
    #expect(try reminderId(after: mine.store.object(forKey: currentReminderId)) == 8)
    mine.screen.onChange = {}
  }
}

/// A fake: it works, but it keeps its values in memory.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

/// The managers of one launch of the app.
private struct Launch {
  let store: FakeStore
  let screen: any SessionManageable
  let upload: any SessionManageable

  init(store: FakeStore, _ makeManager: (FakeStore) -> any SessionManageable) {
    self.store = store
    screen = makeManager(store)
    upload = makeManager(store)
  }
}
