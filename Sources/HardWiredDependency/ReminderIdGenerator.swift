import Foundation
public import ReminderStorage

/// Hands out reminder ids, each one more than the last.
///
/// Two calls at the same time can get the same id.
public struct ReminderIdGenerator {
  /// Makes a generator.
  public init() {}

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: UserDefaults.standard.object(forKey: currentReminderId))
    UserDefaults.standard.set(id, forKey: currentReminderId)
    return id
  }
}
