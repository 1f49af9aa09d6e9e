public import ReminderStorage

/// The same generator with the type of the store as a parameter.
///
/// The type of the store becomes a part of the type of the generator, and of all that hold one.
public struct GenericReminderIdGenerator<Store: KeyValueStore> {
  private let store: Store

  /// Makes a generator that keeps its last id in `store`.
  public init(store: Store) {
    self.store = store
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
