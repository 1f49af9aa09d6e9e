// wrong: Takes the time as an argument, so the conforming type still has no say.
// sees: nothing that is `Dated` has a method `now()` yet

import Foundation

// Exercise 8.2: open the default
//
// Whatever has a due date gets two methods for free, and both read the clock behind its back.
// No test can make it later than it is. Let a conforming type say what time it is, by a method
// `func now() -> Date`. What the methods make of the time stays as it is. `Errand` and
// `Appointment` must go by the real clock, as before.

/// Something that is due at some time.
protocol Dated {
  var due: Date { get }
}

extension Dated {
  /// Whether the due date has passed, which at the due date itself it hasn't.
  func isOverdue(now: Date = Date()) -> Bool { due < now }

  /// How many whole minutes are left, 0 if there is none.
  func minutesLeft(now: Date = Date()) -> Int {
    max(0, Int(due.timeIntervalSince(now) / 60))
  }
}

// Two types that go by the real clock. There is an answer that need not change them.
struct Errand: Dated {
  let due: Date
}

final class Appointment: Dated {
  let due: Date

  init(due: Date) {
    self.due = due
  }
}
