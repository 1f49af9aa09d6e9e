import Foundation
public import ReminderStorage

/// Hands out reminder ids: 0 first, then one more each time.
///
/// The member in place of a global is *Replace Global Reference with Getter*, and the protocol is
/// *Extract Interface*, in Michael Feathers, *Working Effectively with Legacy Code*, 2004.
public class ReminderIdGenerator {
  /// Where the last id is kept, which a testing subclass overrides.
  var store: any KeyValueStore { UserDefaults.standard }

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
