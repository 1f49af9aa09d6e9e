public import ReminderStorage

/// The second way out: a base class of your own, between the framework and the screens.
open class ReminderScreen: Screen {
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

/// What the base class can help: plain screens, and no `TableScreen`.
public enum CommonBaseClass {
  /// A screen that inherits the method.
  public final class NoteScreen: ReminderScreen {}
}
