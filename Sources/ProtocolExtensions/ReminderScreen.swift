public import ReminderStorage

/// A superclass that you can't change, such as one from a UI framework.
open class Screen {
  /// Makes a screen.
  public init() {}
}

/// Lets a user add reminders: a class that already has a superclass.
open class ReminderScreen: Screen, ReminderIdGenerator {
  /// The store that the new reminders get their ids from.
  public let store: any KeyValueStore

  /// Makes a screen whose new reminders get their ids from `store`.
  public init(store: any KeyValueStore) {
    self.store = store
  }
}
