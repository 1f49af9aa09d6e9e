// wrong: The generator needs an object, and refuses a struct that conforms to both protocols.
// sees: the generator refuses a struct that conforms to

import ReminderStorage

// Exercise 10.2: require both
//
// The app's store keeps writes in memory until it is flushed, so the generator flushes it after each
// id. Last week, a colleague put a `CountingStore` around the store. Since then, each launch begins
// with the same id: the wrapper isn't `Flushable`, so the cast in `nextReminderId()` fails.
//
// Move this check to the compiler. The generator must refuse a store that can't be flushed, and also
// a `CountingStore` around such a store. The wrapper alone may accept that store, but then it must
// not be `Flushable`. Around a store that can be flushed, a `CountingStore` must fit into the
// generator again, and pass each flush along. The initializers keep their labels, and accept every
// store that conforms to both protocols.

/// Hands out reminder ids, and flushes the store after each one.
struct ReminderIdGenerator {
  private let store: any FlushableStore

  init(store: any FlushableStore) {
    self.store = store
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    store.flush()
    return id
  }
}

typealias FlushableStore = AnyObject & KeyValueStore & Flushable

/// A store that calls `onWrite` before each write, and passes every call to the store that it wraps.
final class CountingStore: KeyValueStore, Flushable {
  private let store: any KeyValueStore & Flushable
  private let onWrite: () -> Void

  init(_ store: any KeyValueStore & Flushable, onWrite: @escaping () -> Void) {
    self.store = store
    self.onWrite = onWrite
  }

  func flush() { store.flush() }

  func object(forKey key: String) -> Any? { store.object(forKey: key) }

  func set(_ value: Any?, forKey key: String) {
    onWrite()
    store.set(value, forKey: key)
  }
}

/// A type that keeps writes in memory until it is flushed.
protocol Flushable {
  /// Saves the writes that are still in memory.
  func flush()
}
