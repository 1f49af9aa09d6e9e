public import ReminderStorage

/// A type that keeps writes in memory until it is flushed.
public protocol Flushable {
  /// Saves the writes that are still in memory.
  func flush()
}

/// Uses a store until the app ends, and flushes it if a cast finds that it is `Flushable`.
public struct CastingStoreSession {
  private let store: any KeyValueStore

  /// Begins a session with `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Flushes the store if it is `Flushable`, and does nothing if it isn't.
  public func end() {
    (store as? any Flushable)?.flush()
  }
}

/// Uses a store that is `Flushable` until the app ends, and flushes it.
public struct StoreSession {
  private let store: any KeyValueStore & Flushable

  /// Begins a session with `store`.
  public init(store: any KeyValueStore & Flushable) {
    self.store = store
  }

  /// Flushes the store.
  public func end() {
    store.flush()
  }
}

/// A decorator: a store that logs each write, and passes every call to the store that it wraps.
public struct LoggingStore: KeyValueStore {
  private let store: any KeyValueStore
  private let log: (String) -> Void

  /// Wraps `store`.
  public init(_ store: any KeyValueStore, log: @escaping (String) -> Void) {
    self.store = store
    self.log = log
  }

  /// Returns the value that the wrapped store holds under `key`.
  public func object(forKey key: String) -> Any? { store.object(forKey: key) }

  /// Logs `key`, and passes the value to the wrapped store.
  public func set(_ value: Any?, forKey key: String) {
    log(key)
    store.set(value, forKey: key)
  }
}
