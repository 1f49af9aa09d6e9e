// wrong: Asks the context, and moves its default, which the app uses.
// sees: so it is the system's that counts

import Foundation

// Exercise 4.1: ask the context
//
// The list looks at the system's clock, and no test can make that move. Let it ask the clock of
// the context. The initializer stays as it is: nobody hands the list a clock.

/// When reminders are due.
struct DueList {
  private let dueDates: [Date]

  init(dueDates: [Date]) {
    self.dueDates = dueDates
  }

  /// How many reminders were due before now, by the clock of whoever asks.
  func overdueCount() -> Int {
    let now = ReminderClock.now()
    return dueDates.filter { $0 < now }.count
  }
}

// The context. You need not change it.
enum ReminderClock {
  @TaskLocal static var now: @Sendable () -> Date = { Date(timeIntervalSince1970: 9 * 3_600) }
}
