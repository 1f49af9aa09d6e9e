import Foundation
public import ReminderStorage

/// Hands out reminder ids: 0 first, then one more each time.
public final class ReminderIdGenerator {
  private var settled: (any KeyValueStore)?

  /// The store that keeps the last id: `UserDefaults.standard` unless you assign another one.
  ///
  /// Assign it at most once and before its first use; reading it is a use. A later assignment
  /// stops the program: a generator that changes its store hands out ids twice.
  public var store: any KeyValueStore {
    get {
      let store = settled ?? UserDefaults.standard
      settled = store
      return store
    }
    set {
      // `fatalError`, because `precondition` loses its message in an optimized build.
      guard settled == nil else { fatalError("assign `store` once, before its first use") }
      settled = newValue
    }
  }

  /// Makes a generator that waits for its store.
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
