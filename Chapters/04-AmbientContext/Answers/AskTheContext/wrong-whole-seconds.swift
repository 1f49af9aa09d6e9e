// wrong: Compares whole seconds, so what was due half a second ago is not overdue.
// sees: half a second before that

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
    let now = Int(ReminderClock.now().timeIntervalSince1970)
    return dueDates.filter { Int($0.timeIntervalSince1970) < now }.count
  }
}

// The context. You need not change it.
enum ReminderClock {
  @TaskLocal static var now: @Sendable () -> Date = { Date() }
}
