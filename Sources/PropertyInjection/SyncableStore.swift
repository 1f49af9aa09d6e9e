public import ReminderStorage

/// A store for life, which can move its values to another place while somebody uses it.
///
/// So what changes is hidden behind the interface, and a generator need not change its store.
public final class SyncableStore: KeyValueStore {
  private var current: any KeyValueStore

  /// Creates a store that keeps its values in `local` until it moves.
  public init(_ local: any KeyValueStore) { current = local }

  /// Copies the values of `keys` to `synced`, and uses only `synced` from then on.
  ///
  /// It overwrites what `synced` holds under `keys`, so `synced` must be empty. Two devices that share
  /// a counter can hand out one id twice, whichever value wins; use a `UUID` there.
  public func move(to synced: any KeyValueStore, keys: [String]) {
    for key in keys { synced.set(current.object(forKey: key), forKey: key) }
    current = synced
  }

  /// Returns the value stored under `key`, or nil if there is none.
  public func object(forKey key: String) -> Any? { current.object(forKey: key) }

  /// Stores `value` under `key`.
  ///
  /// Nil removes what is stored there.
  public func set(_ value: Any?, forKey key: String) { current.set(value, forKey: key) }
}
