public import Foundation

/// An agenda that reads a clock whenever it needs the time, and so has more than one "now".
public struct TornAgenda {
  /// What should have been done.
  public let overdue: [Reminder]
  /// What is not overdue yet.
  public let upcoming: [Reminder]

  /// Sorts `reminders` into the two lists.
  public init(of reminders: [Reminder], now: () -> Date) {
    overdue = reminders.filter { $0.isOverdue(at: now()) }
    upcoming = reminders.filter { !$0.isOverdue(at: now()) }
  }
}
