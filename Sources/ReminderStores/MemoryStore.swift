public import ReminderStorage

/// A store that keeps its values as long as it lives: for demos, previews and tests.
public final class MemoryStore: SavableStore {
  private var values: [String: Any] = [:]

  /// Makes an empty store.
  public init() {}

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { values[key] }

  /// Stores `value` under `key`.
  ///
  /// Nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) { values[key] = value }

  /// Does nothing: the values are never kept for longer than the store lives.
  public func save() {}
}
