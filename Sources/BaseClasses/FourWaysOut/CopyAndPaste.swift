public import ReminderStorage

/// The first way out: each screen has a copy of the method, and only one copy got the fix.
public enum CopyAndPaste {
  /// A screen with the copy that was repaired.
  public final class NoteScreen: Screen {
    private let store: any KeyValueStore

    /// Makes a screen that keeps the last id in `store`.
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

  /// A screen with the copy that nobody thought of.
  public final class InboxScreen: TableScreen {
    private let store: any KeyValueStore

    /// Makes a screen that keeps the last id in `store`.
    public init(store: any KeyValueStore) {
      self.store = store
    }

    /// Hands out the next id, and starts again at 0 if it does not understand the store.
    public func nextReminderId() -> Int {
      let id = (store.object(forKey: currentReminderId) as? Int ?? -1) + 1
      store.set(id, forKey: currentReminderId)
      return id
    }
  }
}
