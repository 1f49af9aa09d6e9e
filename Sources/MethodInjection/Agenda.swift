public import Foundation

/// An agenda for one moment: each reminder is in exactly one of its lists.
public struct Agenda {
  /// What should have been done.
  public let overdue: [Reminder]
  /// What is not overdue yet.
  public let upcoming: [Reminder]

  /// Sorts `reminders` into the two lists.
  public init(of reminders: [Reminder], at now: Date) {
    overdue = reminders.filter { $0.isOverdue(at: now) }
    upcoming = reminders.filter { !$0.isOverdue(at: now) }
  }
}
