// why: The date is compared once, and each branch measures the time that it writes.

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
    if date > due { return "\(minutes(from: due, to: date)) min late" }
    return "in \(minutes(from: date, to: due)) min"
  }

  private func minutes(from start: Date, to end: Date) -> Int {
    Int(end.timeIntervalSince(start) / 60)
  }
}
