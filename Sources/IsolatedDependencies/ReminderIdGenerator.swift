import ReminderStorage

/// Returns reminder ids to any number of callers: 0 first, then one more each time.
///
/// It never reads and then writes. It leaves the whole step to its sequence, so generators that
/// share a sequence never return the same id.
public nonisolated struct ReminderIdGenerator: Sendable {
  private let sequence: any LastIdSequence

  /// Makes a generator that takes its ids from `sequence`.
  public init(sequence: any LastIdSequence) {
    self.sequence = sequence
  }

  /// Returns the next id, which no other call with the same sequence returns.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
  /// - Throws: `ReminderIdError` if the last id is not an integer or is the largest one, and
  ///   whatever the sequence throws.
  public func nextReminderId() throws -> Int {
    try sequence.advance { last in try reminderId(afterId: last) }
  }
}

/// Keeps the last id, and replaces it in one step.
///
/// This is the role of chapter 1. Its errors have no fixed type, because a file can fail, too.
/// It inherits from `Sendable` and is `nonisolated`, so code on every actor can use it, whatever the
/// target's default isolation is.
///
/// With a `next()` instead of `advance(by:)`, each conforming type would repeat the rule for ids, and
/// its tests. If you have one such type only, prefer `next()`: no code of others runs in its lock.
public nonisolated protocol LastIdSequence: Sendable {
  /// Replaces the last id by the one that `rule` makes of it, and returns that.
  ///
  /// No other call may read or replace the last id in between. If `rule` throws, the last id stays.
  func advance(by rule: (Int?) throws -> Int) throws -> Int
}
