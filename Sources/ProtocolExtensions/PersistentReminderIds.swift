public import ReminderStorage

/// Returns ids from a store: an object that a type can hold, with the rule for the next id.
public struct PersistentReminderIds: ReminderIds {
  private let store: any KeyValueStore

  /// Makes a source of ids that keeps the last one in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
