// wrong: Writes the store alone, and still asks the singleton where the store is empty.
// sees: the store was empty and the app's settings held 7

import ReminderStorage
import Synchronization

// Exercise 1.1: inject the store
//
// The counter receives a store and ignores it: it still counts in the app's singleton. Let it keep
// the store and count there, under the key "launches". If nothing is stored yet, there have been 0
// launches.

/// Counts how often the app was opened.
struct LaunchCounter {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Counts one launch, and returns how many there have been.
  func countLaunch() -> Int {
    let launches = (store.object(forKey: "launches") as? Int ?? AppSettings.shared.launches) + 1
    store.set(launches, forKey: "launches")
    return launches
  }
}

// The app's settings. You need not change this class.
final class AppSettings: Sendable {
  static let shared = AppSettings()

  private let stored = Mutex(0)

  var launches: Int {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
