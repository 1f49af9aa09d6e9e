public import ReminderStorage

/// A store that can move its values to another place while a generator uses it.
///
/// So what changes is hidden behind the interface, and a generator need not change its store.
public final class SyncableStore: KeyValueStore {
  private var current: any KeyValueStore

  /// Creates a store that keeps its values in `local` until it moves.
  public init(_ local: any KeyValueStore) { current = local }

  /// Copies the values of `keys` to `synced`, and uses only `synced` from then on.
  ///
  /// Two devices that share a counter can hand out one id twice, while both are offline. Use a
  /// `UUID` there.
  ///
  /// - Throws: ``NotEmpty`` if `synced` has a value under one of the keys. Then nothing moves.
  public func move(to synced: any KeyValueStore, keys: [String]) throws(NotEmpty) {
    guard keys.allSatisfy({ synced.object(forKey: $0) == nil }) else { throw NotEmpty() }
    for key in keys { synced.set(current.object(forKey: key), forKey: key) }
    current = synced
  }

  /// Another device has moved its values there before.
  public struct NotEmpty: Error {}

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { current.object(forKey: key) }

  /// Stores `value` under `key`.
  ///
  /// Nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) { current.set(value, forKey: key) }
}
