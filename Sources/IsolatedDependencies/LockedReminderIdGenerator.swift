public import ReminderStorage
import Synchronization

/// The generator with a lock of its own, which covers the whole call.
///
/// It keeps apart the callers of this one object. Another generator has another lock.
public nonisolated final class LockedReminderIdGenerator: Sendable {
  private let store: Mutex<any KeyValueStore>

  /// Makes a generator that keeps its last id in `store`, which no other code should use any more.
  public init(store: sending any KeyValueStore) {
    self.store = Mutex(store)
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try store.withLock { store throws(ReminderIdError) in
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}
