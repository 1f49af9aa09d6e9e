import ReminderStorage

// Exercise 0.3: put it back
//
// The lesson's ceremony is two calls that a test must not forget. Turn it into one function that
// nobody can get half right: it removes a value, runs a test, and puts back what was there.
//
// The store is a `KeyValueStore`, a protocol that `UserDefaults` conforms to. It has two operations:
// `object(forKey:)` reads, and `set(_:forKey:)` writes, or removes if the value is nil.

/// Runs `test` with nothing stored under `key`, and leaves the store as it was.
func withoutValue(
  forKey key: String, in store: any KeyValueStore, _ test: () throws -> Void
) rethrows {
  try test()
}
