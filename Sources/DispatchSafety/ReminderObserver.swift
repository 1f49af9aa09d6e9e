/// An observer of new reminders.
///
/// The default implementation makes its method optional, as `@optional` does in Objective-C.
public protocol ReminderObserver {
  /// Is called when a reminder was added. By default, it does nothing.
  func reminderAdded(_ title: String)
}

extension ReminderObserver {
  /// Does nothing.
  public func reminderAdded(_ title: String) {}
}

/// The same callback as a value: a closure, or a nil that somebody has to write.
///
/// Swift checks a written label.
public struct ReminderHandlers {
  /// The closure to call when a reminder was added, or nil.
  public let reminderAdded: ((String) -> Void)?

  /// Creates the handlers.
  public init(reminderAdded: ((String) -> Void)?) {
    self.reminderAdded = reminderAdded
  }
}
