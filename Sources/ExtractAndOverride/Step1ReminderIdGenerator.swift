import Foundation
public import ReminderStorage

/// Step 1: one of the two calls is extracted into a member of its own.
public class Step1ReminderIdGenerator {
  private var store: UserDefaults { UserDefaults.standard }

  /// Makes a generator.
  public init() {}

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    UserDefaults.standard.set(id, forKey: currentReminderId)
    return id
  }
}
