/// Something that may want to hear of new reminders.
///
/// A model of Objective-C's optional methods: the default makes the requirement optional.
public protocol ReminderObserver {
  /// Hears that a reminder was added. By default, nothing happens.
  func reminderAdded(_ title: String)
}

extension ReminderObserver {
  /// Does nothing.
  public func reminderAdded(_ title: String) {}
}

/// The same as a value: what is not wanted is nil, and each name is checked.
public struct ReminderHandlers {
  /// Hears that a reminder was added, or nil.
  public let reminderAdded: ((String) -> Void)?

  /// Gathers the handlers.
  public init(reminderAdded: ((String) -> Void)?) {
    self.reminderAdded = reminderAdded
  }
}
