// wrong: Takes the clock in the initializer, as constructor injection would.
// sees: it went by 19:00

import Foundation

// Exercise 4.1: ask the context
//
// The list looks at the system's clock, and no test can make that move. Let it ask the clock of
// the context. The initializer stays as it is: nobody hands the list a clock.

/// When reminders are due.
struct DueList {
  private let dueDates: [Date]
  private let clock: () -> Date

  init(dueDates: [Date]) {
    self.dueDates = dueDates
    self.clock = ReminderClock.now
  }

  /// How many reminders were due before now, by the clock of whoever asks.
  func overdueCount() -> Int {
    let now = clock()
    return dueDates.filter { $0 < now }.count
  }
}

// The context. You need not change it.
enum ReminderClock {
  @TaskLocal static var now: @Sendable () -> Date = { Date() }
}
