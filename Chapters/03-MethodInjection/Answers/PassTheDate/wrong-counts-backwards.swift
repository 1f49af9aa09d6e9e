// wrong: Swaps the two dates in the subtraction.
// sees: the date you were given is 5 minutes before the chore is due

import Foundation

// Exercise 3.1: pass the date
//
// The countdown is given a date, and does not look at it: it reads the clock, and does so twice.
// Make it count from the date that it is given.

/// Says how long a chore can wait.
struct Countdown {
  let due: Date

  /// Returns "in 5 min" until the chore is due and when it is, and "5 min late" afterwards.
  ///
  /// Only whole minutes count.
  func text(at date: Date) -> String {
    let minutes = Int(date.timeIntervalSince(due) / 60)
    return due >= date ? "in \(minutes) min" : "\(-minutes) min late"
  }
}
