public import Foundation

/// Plans a week, and mentions no store.
public struct WeekPlanner {
  private let template: WeekTemplate

  /// Makes a planner that fills in `template`.
  public init(template: WeekTemplate) {
    self.template = template
  }

  /// Makes the reminders of a week that ends at the given date.
  public func plan(due: Date) throws -> [Reminder] {
    try template.reminders(due: due)
  }
}

/// Knows what has to be done each week.
public struct WeekTemplate {
  private let maker: ReminderMaker

  /// Makes a template whose reminders `maker` makes.
  public init(maker: ReminderMaker) {
    self.maker = maker
  }

  func reminders(due: Date) throws -> [Reminder] {
    try weeklyChores.map { try maker.reminder($0, due: due) }
  }
}

/// Makes reminders, and mentions no store either.
public struct ReminderMaker {
  private let ids: StoredReminderIds

  /// Makes a maker that takes its ids from `ids`.
  public init(ids: StoredReminderIds) {
    self.ids = ids
  }

  func reminder(_ title: String, due: Date) throws -> Reminder {
    Reminder(id: try ids.nextReminderId(), title: title, due: due)
  }
}
