public import ReminderStorage

/// Chapter 1's generator with a store that any task may use, so any task may use the generator.
///
/// The compiler is satisfied, and two callers can still get the same id: between the read and the
/// write, nothing keeps the second one out.
public nonisolated struct UnprotectedReminderIdGenerator: Sendable {
  private let store: any KeyValueStore & Sendable

  /// Makes a generator that keeps its last id in `store`.
  public init(store: any KeyValueStore & Sendable) {
    self.store = store
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
