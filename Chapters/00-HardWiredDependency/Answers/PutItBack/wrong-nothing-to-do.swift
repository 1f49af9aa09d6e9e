// wrong: Returns before the test if there is nothing to remove.
// sees: nothing was stored, and the test must run once all the same

import ReminderStorage

// Exercise 0.3: put it back
//
// The lesson's ceremony is two calls, and a test can forget either. Turn them into one function
// that is hard to forget half of: it removes a value, runs a test once, and puts back what was
// there. It still needs a lock, because tests run in parallel. The lesson's trait has one, and it
// serves `async` tests, too.
//
// The store is a `KeyValueStore`, a protocol that `UserDefaults` conforms to. It has two methods:
// `object(forKey:)` reads, and `set(_:forKey:)` writes, or removes the value if you pass nil.

/// Runs `test` with nothing stored under `key`, and puts back what was stored there before.
func withoutValue(
  forKey key: String, in store: any KeyValueStore, _ test: () throws -> Void
) rethrows {
  guard let before = store.object(forKey: key) else { return }
  store.set(nil, forKey: key)
  defer { store.set(before, forKey: key) }
  try test()
}
