// wrong: Replaces the second reading of the clock and overlooks the first.
// sees: the date is 5 minutes after the due date

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
    let minutes = Int(due.timeIntervalSince(Date()) / 60)
    return due >= date ? "in \(minutes) min" : "\(-minutes) min late"
  }
}
