// wrong: Puts an array back as a list of texts.
// sees: a value that is neither a number nor a text was stored, [1, 2] (Array<Int>)

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
    switch before {
    case let list as [String]: store.set(list, forKey: key)
    case let list as [Any]: store.set(list.map { "\($0)" }, forKey: key)
    default: store.set(before, forKey: key)
    }
  }
  try test()
}
