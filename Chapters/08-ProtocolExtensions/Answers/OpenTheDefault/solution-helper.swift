// why: What is made of the time is a type of its own, and the defaults only ask the type for it.

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
  func isOverdue() -> Bool { Countdown(from: now(), to: due).isOver }

  /// How many whole minutes are left, 0 if there is none.
  func minutesLeft() -> Int { Countdown(from: now(), to: due).minutes }
}

/// What lies between two dates.
private struct Countdown {
  private let seconds: TimeInterval

  init(from now: Date, to due: Date) {
    seconds = due.timeIntervalSince(now)
  }

  var isOver: Bool { seconds < 0 }
  var minutes: Int { seconds < 60 ? 0 : Int(seconds) / 60 }
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
