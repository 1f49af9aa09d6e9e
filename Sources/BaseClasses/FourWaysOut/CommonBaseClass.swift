public import ReminderStorage

/// The second way out: your own base class, between the framework and the screens.
open class ReminderScreen: Screen {
  private let store: any KeyValueStore

  /// Creates a screen that keeps the last id in `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }

  /// Hands out the next id, after storing it under "currentReminderId".
  public final func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// The screens that can inherit from ``ReminderScreen``: plain ones, but no `TableScreen`.
public enum CommonBaseClass {
  /// A screen that inherits the method.
  public final class NoteScreen: ReminderScreen {}
}
