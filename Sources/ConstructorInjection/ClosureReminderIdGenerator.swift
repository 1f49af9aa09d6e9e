public import ReminderStorage

/// The same generator with two closures in place of a store: a seam without a protocol.
public struct ClosureReminderIdGenerator {
  private let lastId: () -> Any?
  private let keep: (Int) -> Void

  /// Makes a generator that asks `lastId` for the last id, and gives the new one to `keep`.
  public init(lastId: @escaping () -> Any?, keep: @escaping (Int) -> Void) {
    self.lastId = lastId
    self.keep = keep
  }

  /// Hands out the next id, after it was kept.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is the integer `n`.
  /// - Throws: `ReminderIdError` if the last id is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: lastId())
    keep(id)
    return id
  }
}
