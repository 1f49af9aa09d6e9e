// wrong: The wrapper keeps what it has read or written, and never looks again.
// sees: somebody else wrote 41 to the wrapped store, and the wrapper still read 7

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

struct ReminderIdGenerator {
  private let store: any KeyValueStore & Flushable

  init(store: any KeyValueStore & Flushable) {
    self.store = store
  }

  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    store.flush()
    return id
  }
}

struct CountingStore<Store: KeyValueStore>: KeyValueStore {
  private let store: Store
  private let onWrite: () -> Void

  init(_ store: Store, onWrite: @escaping () -> Void) {
    self.store = store
    self.onWrite = onWrite
  }

  private final class Seen { var values: [String: Any] = [:] }
  private let seen = Seen()

  func object(forKey key: String) -> Any? {
    if let value = seen.values[key] { return value }
    let value = store.object(forKey: key)
    seen.values[key] = value
    return value
  }

  func set(_ value: Any?, forKey key: String) {
    onWrite()
    seen.values[key] = value
    store.set(value, forKey: key)
  }
}

extension CountingStore: Flushable where Store: Flushable {
  func flush() { store.flush() }
}

/// A type that keeps writes in memory until it is flushed.
protocol Flushable {
  /// Saves the writes that are still in memory.
  func flush()
}
