public import ReminderStorage

/// The same generic generator, whose body is open to the modules that use it.
///
/// So the compiler can make a version for each store that calls it directly, as if you had written
/// that version by hand. Without `@inlinable`, that is up to the optimizer: it opens small bodies to
/// other modules by itself, and this one only if this module is built with
/// `-cross-module-optimization`. The price is that the body becomes part of the interface.
public struct InlinableReminderIdGenerator<Store: KeyValueStore> {
  @usableFromInline let store: Store

  /// Makes a generator that keeps its last id in `store`.
  @inlinable public init(store: Store) {
    self.store = store
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  @inlinable public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
