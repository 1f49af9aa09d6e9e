// wrong: It reads the time twice. If the due date passes in between, the minutes are negative.
// sees: but it returned -5

import Foundation

// Exercise 8.2: open the extension
//
// Each type with a due date gets two methods for free. Both read the real clock, so no test can
// choose the time. Let a conforming type supply the time, with a method `func now() -> Date`. What
// the two methods compute from the time stays the same. Callers call them without an argument, so
// their signatures stay, too. `Errand` and `Appointment` must keep using the real clock.

/// Something that is due at some time.
protocol Dated {
  var due: Date { get }

  /// What time it is.
  func now() -> Date
}

extension Dated {
  /// Whether the due date has passed, which at the due date itself it hasn't yet.
  func isOverdue() -> Bool { due < now() }

  /// How many whole minutes are left, or 0 if none are.
  func minutesLeft() -> Int {
    guard due > now() else { return 0 }
    return Int(due.timeIntervalSince(now()) / 60)
  }
}

// Two types that use the real clock, and still do when you are done.
struct Errand: Dated {
  let due: Date

  func now() -> Date { Date() }
}

final class Appointment: Dated {
  let due: Date

  func now() -> Date { .now }

  init(due: Date) {
    self.due = due
  }
}
