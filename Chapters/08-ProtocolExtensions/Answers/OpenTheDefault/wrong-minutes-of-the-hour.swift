// wrong: The calendar is asked for hours and minutes, and the hours are thrown away.
// sees: minutesLeft() must be 120, but it is 0

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
  func now() -> Date
}

extension Dated {
  func now() -> Date { Date() }

  /// Whether the due date has passed, which at the due date itself it hasn't.
  func isOverdue() -> Bool { due < now() }

  /// How many whole minutes are left, 0 if there is none.
  func minutesLeft() -> Int {
    max(0, Calendar.current.dateComponents([.hour, .minute], from: now(), to: due).minute ?? 0)
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
