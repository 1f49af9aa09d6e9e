// wrong: Only the sign-in is watched.
// sees: doesn't call `onChange` at a sign-out

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

  @Test func `a second sign-in replaces the token`() {
    let manager = makeManager(store: FakeStore())
    manager.signIn(with: "abc")

    manager.signIn(with: "xyz")

    #expect(manager.token == "xyz")
  }

  @Test func `two stores have a token each`() {
    let mine = makeManager(store: FakeStore())
    let yours = makeManager(store: FakeStore())

    mine.signIn(with: "mine")

    #expect(yours.token == nil)
  }

  @Test func `two managers with one store have the same token`() {
    let store = FakeStore()
    let first = makeManager(store: store)
    let second = makeManager(store: store)

    first.signIn(with: "abc")

    #expect(second.token == "abc")
  }

  @Test func `a sign-out leaves the last reminder id`() {
    let store = FakeStore()
    store.set(41, forKey: currentReminderId)
    let manager = makeManager(store: store)
    manager.signIn(with: "abc")

    manager.signOut()

    #expect(store.object(forKey: currentReminderId) as? Int == 41)
  }

  @Test func `the sign-in is told when it has happened`() {
    let manager = makeManager(store: FakeStore())
    var tokens: [String?] = []
    manager.onChange = { [unowned manager] in tokens.append(manager.token) }

    manager.signIn(with: "abc")

    #expect(tokens == ["abc"])
  }
}

/// A fake: it works, but it keeps its values in memory.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
