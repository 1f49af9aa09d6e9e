import ReminderStorage

/// A role that takes the whole step from one id to the next.
///
/// `LastIdKeeper` has a method to read and one to write, so a second caller can get in between. Here
/// there is one method, and a type that implements it can keep other callers out while it runs. The
/// errors have no fixed type, because a file or a database can fail in its own way.
public protocol LastIdSequence: Sendable {
  /// Replaces the last id by the one that `rule` makes of it, and returns that.
  ///
  /// No other call may read or replace the last id in between. If `rule` throws, the last id stays.
  /// A lock may be held while `rule` runs, so it must not call the sequence again.
  ///
  /// - Throws: What `rule` throws, and an error if the last id can't be read or the new one kept.
  func advance(by rule: (Int?) throws -> Int) throws -> Int
}

/// The same generator behind a seam that takes the whole step, so that any task may call it.
public struct WholeStepReminderIdGenerator: Sendable {
  private let sequence: any LastIdSequence

  /// Makes a generator that takes its ids from `sequence`.
  public init(sequence: any LastIdSequence) {
    self.sequence = sequence
  }

  /// Returns the next id, which no other call with the same sequence returns.
  ///
  /// - Returns: 0 if there is no last id, `n + 1` if it is `n`.
  /// - Throws: ``ReminderIdError`` if the last id is the largest one, and what the sequence throws.
  public func nextReminderId() throws -> Int {
    try sequence.advance { last in try reminderId(afterId: last) }
  }
}
