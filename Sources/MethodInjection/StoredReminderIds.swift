public import ReminderStorage

/// Hands out reminder ids, and holds the store, as the generator in chapter 1 does.
///
/// Its name is another one because this module has a ``ReminderIdGenerator``, too.
public struct StoredReminderIds {
  private let store: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
