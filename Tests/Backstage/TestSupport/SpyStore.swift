public import ReminderStorage

/// A store in memory that remembers which keys were read and written, and in what order.
public final class SpyStore: KeyValueStore {
  private var values: [String: Any]

  /// The keys that were read, in order.
  public private(set) var readKeys: [String] = []

  /// The keys that were written, in order.
  public private(set) var writtenKeys: [String] = []

  /// Makes a store that holds `values`.
  public init(_ values: [String: Any] = [:]) {
    self.values = values
  }

  /// Returns the value under `key`, and remembers that it was read.
  public func object(forKey key: String) -> Any? {
    readKeys.append(key)
    return values[key]
  }

  /// Stores `value` under `key`, and remembers that it was written.
  public func set(_ value: Any?, forKey key: String) {
    writtenKeys.append(key)
    values[key] = value
  }
}
