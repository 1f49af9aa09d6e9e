/// What callers need from a generator: the next id, and nothing else.
///
/// It names no error type: a generator with a store fails in another way than one with a block.
public protocol ReminderIds {
  /// Returns the next id, which no earlier call on the same source has returned. A test's stub may
  /// repeat one.
  ///
  /// - Throws: An error of the conforming type, if there is no next id. A source that holds another
  ///   one may have used up ids of that.
  func nextReminderId() throws -> Int
}
