public import Foundation
public import ReminderStorage

/// Plans a week, and passes on a store that it does not use.
public struct SpreadingPlanner {
  private let template = SpreadingTemplate()

  /// Makes a planner.
  public init() {}

  /// Makes the reminders of a week that ends at the given date.
  public func plan(due: Date, store: any KeyValueStore) throws -> [Reminder] {
    try template.reminders(due: due, store: store)
  }
}

/// Knows what has to be done each week, and passes the store on.
struct SpreadingTemplate {
  private let maker = SpreadingMaker()

  func reminders(due: Date, store: any KeyValueStore) throws -> [Reminder] {
    try weeklyChores.map { try maker.reminder($0, due: due, store: store) }
  }
}

/// Makes a reminder, and passes the store on to the one method that reads it.
struct SpreadingMaker {
  private let ids = ReminderIdGenerator()

  func reminder(_ title: String, due: Date, store: any KeyValueStore) throws -> Reminder {
    Reminder(id: try ids.nextReminderId(store: store), title: title, due: due)
  }
}

let weeklyChores = ["Water the plants", "Empty the fridge"]
