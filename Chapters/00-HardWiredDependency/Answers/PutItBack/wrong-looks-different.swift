// wrong: Puts the value back only if it looks different as a text.
// sees: the number 7 was stored, and the test stored the text "7"

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
  let before = store.object(forKey: key)
  store.set(nil, forKey: key)
  defer {
    let after = store.object(forKey: key)
    // Writing tells every observer, so don't write what is there anyway.
    let isChanged = after.map { "\($0)" } != before.map { "\($0)" }
    if isChanged { store.set(before, forKey: key) }
  }
  try test()
}
