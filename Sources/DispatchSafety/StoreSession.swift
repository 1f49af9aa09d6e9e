public import ReminderStorage

/// Something that keeps what it is given in memory until it is flushed.
public protocol Flushable {
  /// Writes what is kept in memory.
  func flush()
}

/// Ends the use of a store, and flushes it if a cast finds that it can be flushed.
public struct CastingStoreSession {
  private let store: any KeyValueStore

  /// Begins a session with `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Flushes the store, or does nothing.
  public func end() {
    (store as? any Flushable)?.flush()
  }
}

/// Ends the use of a store, and flushes it.
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

/// A decorator: a store that logs what is written, and leaves the work to another one.
public struct LoggingStore: KeyValueStore {
  private let store: any KeyValueStore
  private let log: (String) -> Void

  /// Wraps `store`.
  public init(_ store: any KeyValueStore, log: @escaping (String) -> Void) {
    self.store = store
    self.log = log
  }

  /// Returns what the wrapped store holds under `key`.
  public func object(forKey key: String) -> Any? { store.object(forKey: key) }

  /// Logs `key`, and passes the value on.
  public func set(_ value: Any?, forKey key: String) {
    log(key)
    store.set(value, forKey: key)
  }
}
