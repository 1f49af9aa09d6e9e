public import ReminderStorage

/// A source of ids for saved reminders, and for nothing else.
public struct SavedIds: SavedReminderIds {
  /// Where the last id of a saved reminder is kept.
  public let store: any KeyValueStore

  /// Makes a source that keeps the last id of a saved reminder in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }
}
