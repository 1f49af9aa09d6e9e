import ReminderStorage

/// Hands out reminder ids: 0 first, then one more each time.
///
/// Two tasks never get the same id, if `advance` lets no other call in between.
public struct ReminderIdGenerator: Sendable {
  private let advance: @Sendable (_ rule: (Int?) throws -> Int) throws -> Int

  /// Makes a generator from the one operation that it needs of a store.
  public init(advance: @escaping @Sendable (_ rule: (Int?) throws -> Int) throws -> Int) {
    self.advance = advance
  }

  /// Hands out the next id, after the store has kept it.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
  /// - Throws: `ReminderIdError` if the last id is the largest one, or what the store throws.
  public func nextReminderId() throws -> Int {
    try advance { last in try reminderId(afterId: last) }
  }
}
