// why: What both types need is a number under a key, so one helper holds the store, and they hold the helper.

import ReminderStorage

// Exercise 23.4: leave the container
//
// A desk saves reminders and counts how often each is snoozed. It gets its store from the app's
// container, and so does the counter that it makes. So a test can't give a desk a store without the
// container. Take both types out of it:
//
// - A desk that is made with `init(store:)` uses that store for everything, and never the
//   container. The same goes for a counter.
// - `secondWindow()` returns a desk that works with the same store.
// - Callers of `ReminderDesk()` and `SnoozeCounter()` exist, and stay as they are. What they make
//   works with the store that the container has at that moment, and goes on with it when the
//   container gets another.

// These three come with the exercise. Leave them as they are.

/// The app's container.
enum AppContainer {
  /// Returns the app's store: the same one in each call, until a scope sets another.
  @TaskLocal static var store: @Sendable () -> any KeyValueStore = { NoStore() }
}

/// A property that takes its value from the app's container when its object is made.
@propertyWrapper struct Injected {
  let wrappedValue = AppContainer.store()
}

/// Holds nothing: what the container has while no app is running.
struct NoStore: KeyValueStore {
  func object(forKey key: String) -> Any? { nil }
  func set(_ value: Any?, forKey key: String) {}
}

// From here on it is yours.

/// Saves reminders, and snoozes them.
struct ReminderDesk {
  private let numbers: Numbers

  init() {
    numbers = Numbers(AppContainer.store())
  }

  init(store: any KeyValueStore) {
    numbers = Numbers(store)
  }

  private init(_ numbers: Numbers) {
    self.numbers = numbers
  }

  /// Returns the id of a new reminder, after storing it under "currentReminderId".
  func add() throws -> Int {
    try numbers.change(currentReminderId) { try reminderId(after: $0) }
  }

  /// Returns how often the reminder has been snoozed, with this time.
  func snooze(_ title: String) -> Int {
    SnoozeCounter(numbers).count(title)
  }

  /// Returns a desk for another window, with the same store.
  func secondWindow() -> ReminderDesk {
    ReminderDesk(numbers)
  }
}

/// Counts how often each reminder is snoozed.
struct SnoozeCounter {
  private let numbers: Numbers

  init() {
    self.init(store: AppContainer.store())
  }

  init(store: any KeyValueStore) {
    self.init(Numbers(store))
  }

  fileprivate init(_ numbers: Numbers) {
    self.numbers = numbers
  }

  /// Returns the number of snoozes of a reminder, with this one, after storing it under the title.
  func count(_ title: String) -> Int {
    numbers.change(title) { ($0 as? Int ?? 0) + 1 }
  }
}

/// Changes numbers in a store.
private final class Numbers {
  private let store: any KeyValueStore

  init(_ store: any KeyValueStore) { self.store = store }

  func change<Failure: Error>(
    _ key: String, _ next: (Any?) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    let number = try next(store.object(forKey: key))
    store.set(number, forKey: key)
    return number
  }
}
