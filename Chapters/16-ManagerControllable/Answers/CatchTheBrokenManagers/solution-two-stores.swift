// why: The store itself shows what a manager keeps, and a second store shows whose it is.

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

  @Test func `the token is in the store`() {
    let store = FakeStore()
    let manager = makeManager(store: store)
    manager.signIn(with: "abc")
    manager.signIn(with: "xyz")

    #expect(store.object(forKey: "token") as? String == "xyz")

    store.set("changed", forKey: "token")
    #expect(manager.token == "changed")
  }

  @Test func `a sign-out stays in its store`() {
    let stores = [FakeStore(), FakeStore()]
    let managers = stores.map { makeManager(store: $0) }
    for (store, manager) in zip(stores, managers) {
      store.set(41, forKey: currentReminderId)
      manager.signIn(with: "abc")
    }

    managers[0].signOut()

    #expect(managers[1].token == "abc")
    #expect(stores[0].object(forKey: currentReminderId) as? Int == 41)
  }

  @Test func `the observer reads the new token`() {
    let manager = makeManager(store: FakeStore())
    var title = "unknown"
    manager.onChange = { [weak manager] in
      title = manager?.token == nil ? "Sign in to sync" : "Synced"
    }

    manager.signIn(with: "abc")
    #expect(title == "Synced")

    manager.signOut()
    #expect(title == "Sign in to sync")
  }
}

/// A fake: it works, but it keeps its values in memory.
private final class FakeStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
