// wrong: Counts two reminders of the same time as one.
// sees: the reminders are due at 18:00, 8:00, 12:00 and 8:00

import Foundation

// Exercise 4.1: ask the context
//
// The list reads the system's clock, which no test can move. Let it read the clock of the context
// each time it counts. The initializer stays as it is: callers have no clock to pass.

/// When reminders are due.
struct DueList {
  private let dueDates: [Date]

  init(dueDates: [Date]) {
    self.dueDates = dueDates
  }

  /// How many reminders were due before now, by the clock of the caller's scope.
  func overdueCount() -> Int {
    let now = ReminderClock.now()
    return Set(dueDates).filter { $0 < now }.count
  }
}

// The context. You need not change it.
enum ReminderClock {
  @TaskLocal static var now: @Sendable () -> Date = { Date() }
}
