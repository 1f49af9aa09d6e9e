// wrong: The counter's default value is made first, with the container's store, and then replaced.
// sees: a desk and a counter were given an empty store, and the container was still called for one

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
  private let store: any KeyValueStore
  private var snoozes = SnoozeCounter()

  init() { self.init(store: AppContainer.store()) }

  init(store: any KeyValueStore) {
    self.store = store
    snoozes = SnoozeCounter(store: store)
  }

  /// Returns the id of a new reminder, after storing it under "currentReminderId".
  func add() throws -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }

  /// Returns how often the reminder has been snoozed, with this time.
  func snooze(_ title: String) -> Int {
    snoozes.count(title)
  }

  /// Returns a desk for another window, with the same store.
  func secondWindow() -> ReminderDesk {
    ReminderDesk(store: store)
  }
}

/// Counts how often each reminder is snoozed.
struct SnoozeCounter {
  private let store: any KeyValueStore

  init() { self.init(store: AppContainer.store()) }

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the number of snoozes of a reminder, with this one, after storing it under the title.
  func count(_ title: String) -> Int {
    let count = (store.object(forKey: title) as? Int ?? 0) + 1
    store.set(count, forKey: title)
    return count
  }
}
