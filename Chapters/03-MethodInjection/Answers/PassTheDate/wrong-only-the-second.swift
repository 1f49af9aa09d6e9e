// wrong: Replaces the second reading of the clock and overlooks the first.
// sees: the date you were given is 5 minutes after the due date

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
    let minutes = Int(due.timeIntervalSince(Date()) / 60)
    return due >= date ? "in \(minutes) min" : "\(-minutes) min late"
  }
}
