public import ReminderStorage
import Synchronization

/// Adds the whole step to any store, by locking the store while the step runs.
///
/// The lock belongs to the store's side of the seam, so all generators that share this object share
/// the lock. A second object with the same store has a second lock, so make one where the app is
/// composed. `Mutex` needs iOS 18 or macOS 15.
public nonisolated final class LockedLastId: LastIdSequence {
  private let store: Mutex<any KeyValueStore>

  /// Makes a sequence that keeps its last id in `store`, which no other code should use any more.
  ///
  /// The compiler ensures this for the object, if it is new and its class is ordinary. It can't for a
  /// `Sendable` store, nor for what is behind an object: two new adapters of `UserDefaults.standard`
  /// are two objects, with one store behind them.
  public init(store: sending any KeyValueStore) {
    self.store = Mutex(store)
  }

  /// Replaces the last id under "currentReminderId" while no other call of this object runs.
  ///
  /// The rule must not call this object again: depending on the platform, that stops the program or
  /// never returns.
  ///
  /// - Throws: `ReminderIdError` if the stored value is not an integer, and what `rule` throws.
  public func advance(by rule: (Int?) throws -> Int) throws -> Int {
    try store.withLock { store in
      let id = try rule(lastReminderId(in: store.object(forKey: currentReminderId)))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}
