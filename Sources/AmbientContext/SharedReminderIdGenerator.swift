public import ReminderStorage

/// The older form of the technique: the store comes from a singleton that can be replaced.
public struct SharedReminderIdGenerator {
  /// Makes a generator that keeps its last id in the store of ``SharedContext/shared``.
  public init() {}

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// The singleton is read once in a call, because it may be replaced between any two statements.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let store = SharedContext.shared.store
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
