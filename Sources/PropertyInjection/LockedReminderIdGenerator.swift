public import ReminderStorage
import Synchronization

/// The strict generator for many threads: one lock covers the whole call.
///
/// It keeps concurrent calls of this generator apart. It knows nothing of another generator that
/// writes to the same store. `Mutex` needs iOS 18 or macOS 15.
///
/// The store must not call this generator, not even through an observer: depending on the platform,
/// that stops the program or never returns. There is no default either, because ids repeat where
/// it is wrong.
///
/// On Linux, `UserDefaults` is not `Sendable`, so pass a small type there that fetches
/// `UserDefaults.standard` in each call.
public final class LockedReminderIdGenerator: Sendable {
  private let assigned = Mutex<(any KeyValueStore & Sendable)?>(nil)

  /// Creates a generator that waits for its store.
  public init() {}

  /// Makes `store` the one that keeps the last id.
  ///
  /// Call it exactly once, before the first id. A second call stops the program.
  public func use(_ store: any KeyValueStore & Sendable) {
    assigned.withLock { current in
      guard current == nil else { fatalError("use a store once") }
      current = store
    }
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// Without a store, it stops the program.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try assigned.withLock { store throws(ReminderIdError) in
      guard let store else { fatalError("use a store before the first id") }
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}
