// wrong: Takes the clock in the initializer, as constructor injection would.
// sees: by another clock than that of the second scope

import Foundation

// Exercise 4.1: ask the context
//
// The list reads the system's clock, which no test can move. Let it read the clock of the context
// each time it counts. The initializer stays as it is: callers have no clock to pass.

/// When reminders are due.
struct DueList {
  private let dueDates: [Date]
  private let clock: () -> Date

  init(dueDates: [Date]) {
    self.dueDates = dueDates
    self.clock = ReminderClock.now
  }

  /// How many reminders were due before now, by the clock of the caller's scope.
  func overdueCount() -> Int {
    let now = clock()
    return dueDates.filter { $0 < now }.count
  }
}

// The context. You need not change it.
enum ReminderClock {
  @TaskLocal static var now: @Sendable () -> Date = { Date() }
}
