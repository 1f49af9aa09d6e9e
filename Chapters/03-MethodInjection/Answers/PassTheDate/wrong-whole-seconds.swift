// wrong: Cuts the fraction of a second off, so half a second late is not late.
// sees: half a second after the due date is late, by 0 whole minutes

import Foundation

// Exercise 3.1: pass the date
//
// The countdown receives a date and ignores it: it reads the clock instead, and it does so twice.
// Make it count from the date that it receives.

/// Says how long a chore can wait.
struct Countdown {
  let due: Date

  /// Returns "in 5 min" until the chore is due and when it is, and "5 min late" afterwards.
  ///
  /// Only whole minutes count.
  func text(at date: Date) -> String {
    let seconds = Int(due.timeIntervalSince(date))
    return seconds >= 0 ? "in \(seconds / 60) min" : "\(-seconds / 60) min late"
  }
}
