public import ReminderStorage

/// The first way out: each screen has its own copy of the method, and only one copy was fixed.
public enum CopyAndPaste {
  /// A screen with the copy that was fixed.
  public final class NoteScreen: Screen {
    private let store: any KeyValueStore

    /// Creates a screen that keeps the last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Hands out the next id, after storing it under "currentReminderId".
    public func nextReminderId() throws(ReminderIdError) -> Int {
      let id = try reminderId(after: store.object(forKey: currentReminderId))
      store.set(id, forKey: currentReminderId)
      return id
    }
  }

  /// A screen with the copy that everyone forgot.
  public final class InboxScreen: TableScreen {
    private let store: any KeyValueStore

    /// Creates a screen that keeps the last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Hands out the next id, and starts again at 0 if the stored value is not an `Int`.
    public func nextReminderId() -> Int {
      let id = (store.object(forKey: currentReminderId) as? Int ?? -1) + 1
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}
