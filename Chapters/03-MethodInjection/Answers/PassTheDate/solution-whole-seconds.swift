// why: A signed number of seconds says both how much time is left and on which side of the date it is.

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
    let left = due.timeIntervalSince(date)
    let minutes = Int(left.magnitude / 60)
    return left < 0 ? "\(minutes) min late" : "in \(minutes) min"
  }
}
