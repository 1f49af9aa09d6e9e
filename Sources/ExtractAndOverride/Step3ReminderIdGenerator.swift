import Foundation
public import ReminderStorage

/// Step 3: a subclass can override the extracted member, whose type is still the same.
public class Step3ReminderIdGenerator {
  /// Where the last id is kept, which a testing subclass overrides.
  var store: UserDefaults { UserDefaults.standard }

  /// Makes a generator.
  public init() {}

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
