// wrong: Compares whole seconds, and takes the last second before the date for late.
// sees: half a second before the due date is not late

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
    let late = date.timeIntervalSince(due)
    let minutes = Int(late.magnitude / 60)
    return late == 0 || late <= -1 ? "in \(minutes) min" : "\(minutes) min late"
  }
}
