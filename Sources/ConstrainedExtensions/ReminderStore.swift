import Foundation
public import ReminderStorage

/// The user's reminders, which give ids.
///
/// Callers can neither read nor write the store behind them, and other modules choose it only by the
/// name of its suite. This is the way out of the chapter's problem: a type of its own that wraps the
/// store.
public struct ReminderStore: ReminderIdGenerator {
  private let store: any KeyValueStore

  /// Makes a store of reminders that keeps the last id in `store`.
  ///
  /// It isn't public: with it, a widget could choose its own standard defaults.
  init(in store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the reminders that all programs share that pass the same suite name, or nil if that can't
  /// be the name of a suite.
  public static func inSuite(_ suite: String) -> ReminderStore? {
    UserDefaults(suiteName: suite).map { ReminderStore(in: $0) }
  }

  /// Returns the next id, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}
