public import ReminderStorage

/// Both sides of the diamond in one type.
///
/// Its own method returns ids for saved reminders.
public struct ReminderIdGenerator: SavedReminderIds, DraftReminderIds {
  /// Where the last id of a saved reminder is kept.
  public let store: any KeyValueStore
  /// Where the last id of a draft is kept.
  public let drafts: any KeyValueStore

  /// Makes a generator that keeps its last id in `store`, and a draft's last id in `drafts`.
  public init(store: any KeyValueStore, drafts: any KeyValueStore) {
    self.store = store
    self.drafts = drafts
  }

  /// Returns the next id of a saved reminder, after storing it under "currentReminderId".
  ///
  /// - Returns: 0 if nothing is stored, `n + 1` if the integer `n` is stored.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try nextSavedReminderId()
  }
}
