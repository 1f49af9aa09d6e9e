public import ReminderStorage

/// A screen that implements the requirement itself, so that a subclass can override the method.
open class ReplaceableScreen: Screen, ReminderIdGenerator {
  /// The store that the new reminders get their ids from.
  public let store: any KeyValueStore

  /// Makes a screen whose new reminders get their ids from `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the next id, as the default does.
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: `ReminderIdError` if the stored value is not an integer or is the largest one.
  open func nextReminderId() throws(ReminderIdError) -> Int {
    try PersistentReminderIds(store: store).nextReminderId()
  }
}
