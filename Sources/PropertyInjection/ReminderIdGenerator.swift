import Foundation
public import ReminderStorage

/// Hands out reminder ids: 0 first, then one more each time.
public final class ReminderIdGenerator {
  /// The store that keeps the last id: `UserDefaults.standard` unless you assign another one.
  ///
  /// Assign it before the first id. A later assignment stops the program, because a generator that
  /// changes its store can hand out an id twice.
  public var store: any KeyValueStore = UserDefaults.standard {
    willSet {
      // `fatalError`, because `precondition` loses its message in an optimized build.
      guard !isInUse else { fatalError("assign `store` before the first id") }
    }
  }

  private var isInUse = false

  /// Makes a generator with the default store.
  public init() {}

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    isInUse = true
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
