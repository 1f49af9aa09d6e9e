public import ReminderStorage
import Synchronization

/// The same generator for many threads: one lock covers the whole call.
///
/// It keeps concurrent calls of this generator apart. It knows nothing of another generator that
/// writes to the same store. `Mutex` needs iOS 18 or macOS 15.
public final class LockedReminderIdGenerator: Sendable {
  private let makeDefault: @Sendable () -> any KeyValueStore & Sendable
  private let settled = Mutex<(any KeyValueStore & Sendable)?>(nil)

  /// Creates a generator that uses what `makeDefault` returns, unless you give it a store.
  ///
  /// - Parameter makeDefault: Is called at most once, while all other callers wait. It must not use
  ///   this generator: depending on the platform, that stops the program or never returns.
  public init(makeDefault: @escaping @Sendable () -> any KeyValueStore & Sendable) {
    self.makeDefault = makeDefault
  }

  /// Makes `store` the one that keeps the last id.
  ///
  /// Call it at most once and before the first id. A later call stops the program.
  public func use(_ store: any KeyValueStore & Sendable) {
    settled.withLock { settled in
      guard settled == nil else { fatalError("use a store once, before the first id") }
      settled = store
    }
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try settled.withLock { settled throws(ReminderIdError) in
      let store = settled ?? makeDefault()
      settled = store
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}
