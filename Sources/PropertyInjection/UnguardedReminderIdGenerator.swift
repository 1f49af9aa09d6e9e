import Foundation
public import ReminderStorage

/// The first step: a property with a lazy default, which anyone may change at any time.
public final class UnguardedReminderIdGenerator {
  /// The store that keeps the last id.
  ///
  /// It is lazy, so the default is fetched only if nobody has assigned a store by the first read. That
  /// pays off for a default that is expensive to create, which this one isn't.
  public lazy var store: any KeyValueStore = UserDefaults.standard

  /// Makes a generator that uses `UserDefaults.standard` until you assign another store.
  public init() {}

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
