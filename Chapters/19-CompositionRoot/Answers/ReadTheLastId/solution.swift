// why: The caller picks the store, and the type keeps it and nothing else.

import ReminderStorage

// Exercise 19.2: read the last id
//
// The last id is given a store, and does not read it. Make it read what the store holds under
// `currentReminderId`.

/// The last id that was handed out.
struct LastId {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// The id, or nil if none was handed out yet.
  var value: Int? { store.object(forKey: currentReminderId) as? Int }
}
