import ReminderStorage

/// Hands out reminder ids: 0 first, then one more each time.
public struct ReminderIdGenerator: Sendable {
  private let store: ReminderStore

  /// Makes a generator that keeps its last id in `store`.
  public init(store: ReminderStore) {
    self.store = store
  }

  /// Hands out the next id, after the store has kept it.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
  /// - Throws: `ReminderIdError` if the last id is the largest one, or what the store throws.
  public func nextReminderId() throws -> Int {
    let id = try reminderId(afterId: store.lastId())
    try store.keep(id)
    return id
  }
}
