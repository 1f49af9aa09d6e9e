public import ReminderStorage

/// A role that takes the whole step from one id to the next.
///
/// `LastIdKeeper` has a method to read and one to write, so a second caller can get in between. Here
/// there is one method, and whoever implements it can keep other callers out while it runs.
public protocol LastIdSequence: Sendable {
  /// Replaces the last id by the one that `rule` makes of it, and returns that.
  ///
  /// No other call may read or replace the last id in between. If `rule` throws, the last id stays.
  ///
  /// - Throws: ``ReminderIdError`` if `rule` does, or if something other than an id is stored.
  func advance(by rule: (Int?) throws(ReminderIdError) -> Int) throws(ReminderIdError) -> Int
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
  /// - Throws: ``ReminderIdError`` if the last id can't be read or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try sequence.advance { last throws(ReminderIdError) in try reminderId(afterId: last) }
  }
}
