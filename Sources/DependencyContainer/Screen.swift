/// The screens that need a user, by name and not by class.
public enum Screen: Equatable, Sendable {
  /// The list of reminders.
  case list
  /// One reminder.
  case detail(DetailSetup)
  /// The user's own page.
  case account
}

/// What the detail screen needs, and no other screen sees.
public struct DetailSetup: Equatable, Sendable {
  /// The reminder to show.
  public let reminder: Reminder

  /// Makes a setup.
  public init(reminder: Reminder) {
    self.reminder = reminder
  }
}
