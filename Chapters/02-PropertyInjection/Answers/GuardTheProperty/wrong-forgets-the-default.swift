// wrong: Guards the assignment, and still makes a new default for each snooze.
// sees: the default was made anew, and the count with it

import ReminderStorage

// Exercise 2.2: guard the property
//
// A counter of snoozes takes another store at any time, and then its count is torn apart. Without
// an assignment it makes a new default for each snooze. Let it settle on one store, and refuse
// every later one by an error; what it refuses must change nothing.
//
// A setter can't throw. A method can, so here the property is assigned by a method.

/// Counts how often reminders are snoozed.
final class SnoozeCounter {
  private var store: (any KeyValueStore)?
  private var isInUse = false

  /// Assigns the store that the counter uses in place of its default.
  ///
  /// Throws `.alreadyAssigned` if a store was assigned before, and `.alreadyInUse` if a snooze
  /// has been counted, whether in an assigned store or in the default. If both apply: `.alreadyInUse`.
  func use(_ store: any KeyValueStore) throws(AssignmentError) {
    if isInUse { throw .alreadyInUse }
    if self.store != nil { throw .alreadyAssigned }
    self.store = store
  }

  /// Counts one snooze under the key "snoozes", and returns how many there have been.
  func countSnooze() -> Int {
    let store = store ?? MemoryStore()
    isInUse = true
    let snoozes = (store.object(forKey: "snoozes") as? Int ?? 0) + 1
    store.set(snoozes, forKey: "snoozes")
    return snoozes
  }
}

enum AssignmentError: Error {
  case alreadyAssigned
  case alreadyInUse
}

// The default: a store in memory. You need not change this class.
final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
