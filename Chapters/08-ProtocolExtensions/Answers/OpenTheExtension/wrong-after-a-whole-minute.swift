// wrong: Compares whole minutes, so a reminder is overdue a minute too late.
// sees: so isOverdue() must return true, but it returned false

import Foundation

// Exercise 8.2: open the extension
//
// Each type with a due date gets two methods for free. Both read the real clock, so no test can
// choose the time. Let a conforming type supply the time, with a method `func now() -> Date`. What
// the two methods compute from the time stays the same. Callers call them without an argument, so
// their signatures stay, too. `Errand` and `Appointment` must keep using the real clock.

protocol Dated {
  var due: Date { get }
  func now() -> Date
}

extension Dated {
  func isOverdue() -> Bool { Int(due.timeIntervalSince(now()) / 60) < 0 }

  func minutesLeft() -> Int { max(0, Int(due.timeIntervalSince(now()) / 60)) }
}

struct Errand: Dated {
  let due: Date

  func now() -> Date { Date() }
}

final class Appointment: Dated {
  let due: Date

  init(due: Date) {
    self.due = due
  }

  func now() -> Date { Date() }
}
