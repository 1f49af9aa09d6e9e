import Foundation
public import ReminderStorage

/// The generator after step 4, for a subclass that imports its module without `@testable`.
///
/// A plain release build is an example. Any module can override `store`.
open class OpenReminderIdGenerator {
  /// Where the last id is kept, which a testing subclass overrides.
  open var store: any KeyValueStore { UserDefaults.standard }

  /// Makes a generator.
  public init() {}

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public final func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
