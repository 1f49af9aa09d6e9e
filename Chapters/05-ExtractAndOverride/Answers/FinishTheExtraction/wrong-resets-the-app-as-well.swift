// wrong: A reset in a demo clears the app's own store as well.
// sees: a test, in the demo, also read or wrote the app's own store

import ReminderStorage

// Exercise 5.1: finish the extraction
//
// Step 1 is done: the counter reads through `store`, but it still writes to `AppStore.shared`. Do
// step 2, so that a testing subclass can decide where all counts are kept. What the app and its
// demo get from `store` must stay as it is.

class SnoozeCounter {
  private let demo: (any KeyValueStore)?

  init(isDemo: Bool = false) {
    demo = isDemo ? DemoStore.shared : nil
  }

  var store: any KeyValueStore { demo ?? AppStore.shared }

  func snooze(_ title: String) -> Int {
    let snoozes = (store.object(forKey: title) as? Int ?? 0) + 1
    store.set(snoozes, forKey: title)
    return snoozes
  }

  func reset(_ title: String) {
    store.set(nil, forKey: title)
    if demo != nil { AppStore.shared.set(nil, forKey: title) }
  }
}

// The app's store. You don't have to change this class. In this exercise it keeps nothing,
// and it tells the check when it is used.
final class AppStore: KeyValueStore, Sendable {
  static let shared = AppStore()
  @TaskLocal static var isUsed: @Sendable () -> Void = {}

  func object(forKey key: String) -> Any? {
    Self.isUsed()
    return nil
  }

  func set(_ value: Any?, forKey key: String) { Self.isUsed() }
}

// The store of the demo. You don't have to change this class. It tells the check, too.
final class DemoStore: KeyValueStore, Sendable {
  static let shared = DemoStore()

  func object(forKey key: String) -> Any? {
    AppStore.isUsed()
    return 3
  }

  func set(_ value: Any?, forKey key: String) { AppStore.isUsed() }
}
