// wrong: Takes a count below 0 for a store that nobody has used.
// sees: the assigned store held -2, and a snooze has been counted there

import ReminderStorage

// Exercise 2.2: guard the property
//
// A framework makes this counter by `init()`, so its store comes later. It accepts another store at
// any time, and then half of the count is in one store and half in the other. Without an assignment,
// each snooze makes a new default. Let the counter settle on one store and refuse every later one
// with an error. A refused assignment changes nothing.
//
// The default keeps the count in memory, so a forgotten assignment loses it when the app quits. For
// a count of snoozes that does no harm. For ids it would, so an id generator has no such default.
//
// A setter can't throw. A method can, so here a method assigns the property.

/// Counts how often reminders are snoozed.
final class SnoozeCounter {
  private var store: (any KeyValueStore)?
  private var isInUse: Bool { store != nil && snoozes > 0 }
  private var snoozes = 0

  /// Assigns the store that the counter uses in place of its default.
  ///
  /// Throws `.alreadyAssigned` if a store was assigned before, and `.alreadyInUse` if a snooze
  /// has been counted, whether in an assigned store or in the default. If both apply, it throws
  /// `.alreadyInUse`.
  func use(_ store: any KeyValueStore) throws(AssignmentError) {
    if isInUse { throw .alreadyInUse }
    if self.store != nil { throw .alreadyAssigned }
    self.store = store
  }

  /// Adds one snooze to the number that the store has under "snoozes", and returns the sum.
  func countSnooze() -> Int {
    let store = store ?? MemoryStore()
    self.store = store
    snoozes = (store.object(forKey: "snoozes") as? Int ?? 0) + 1
    store.set(snoozes, forKey: "snoozes")
    return snoozes
  }
}

enum AssignmentError: Error {
  case alreadyAssigned
  case alreadyInUse
}

// The default: a store in memory. You don't need to change this class.
final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
