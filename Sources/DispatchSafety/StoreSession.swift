public import ReminderStorage

/// A type that keeps writes in memory until it is flushed.
public protocol Flushable {
  /// Saves the writes that are still in memory.
  func flush()
}

/// Hands out ids until the app ends, and then flushes the store if a cast finds that it is
/// `Flushable`.
public struct CastingStoreSession {
  private let store: any KeyValueStore

  /// Begins a session with `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Hands out the next id, which a store may keep in memory until the session ends.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try ReminderIdGenerator(store: store).nextReminderId()
  }

  /// Flushes the store if it is `Flushable`, and does nothing if it isn't.
  public func end() {
    (store as? any Flushable)?.flush()
  }
}

/// Hands out ids until the app ends, and then flushes the store.
public struct StoreSession {
  private let store: any KeyValueStore & Flushable

  /// Begins a session with `store`.
  public init(store: any KeyValueStore & Flushable) {
    self.store = store
  }

  /// Hands out the next id, which a store may keep in memory until the session ends.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try ReminderIdGenerator(store: store).nextReminderId()
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

/// A decorator like ``LoggingStore``, which is `Flushable` if the store that it wraps is.
public struct GenericLoggingStore<Store: KeyValueStore>: KeyValueStore {
  private let store: Store
  private let log: (String) -> Void

  /// Wraps `store`.
  public init(_ store: Store, log: @escaping (String) -> Void) {
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

extension GenericLoggingStore: Flushable where Store: Flushable {
  /// Flushes the wrapped store.
  public func flush() { store.flush() }
}
