public import ReminderStorage

/// A store in memory that remembers which keys were read and written, and in what order.
///
/// It counts its saves, and can make them fail.
public final class SpyStore: SavableStore {
  private var values: [String: Any]

  /// The keys that were read, in order.
  public private(set) var readKeys: [String] = []

  /// The keys that were written, in order.
  public private(set) var writtenKeys: [String] = []

  /// How often `save()` was called.
  public private(set) var saves = 0

  /// What `save()` throws, or nil.
  public var saveError: (any Error)?

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

  /// Counts the call, and throws `saveError` if there is one.
  public func save() throws {
    saves += 1
    if let saveError { throw saveError }
  }
}
