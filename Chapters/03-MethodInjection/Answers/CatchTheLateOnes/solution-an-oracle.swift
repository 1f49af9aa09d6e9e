// why: The rule is written a second time and compared on a grid of dates; every edge is a point of the grid.

import Foundation
import Testing

// Exercise 3.3: catch the late ones
//
// Write tests for a reminder whose code you can't see. Each test is run on a right reminder, where
// it must pass, and on ten broken ones. Each broken one must make one of your tests fail.
//
//     func makeReminder(
//       due: Date?, isCompleted: Bool = false, snoozedUntil: Date? = nil
//     ) -> LateReminder
//     func isOverdue(at date: Date) -> Bool    // of the reminder
//
// The rule: a reminder is overdue at any date later than its due date, but not while it is snoozed.
// A snooze ends at `snoozedUntil`, and at that date itself the reminder is awake again. The snooze
// doesn't change the due date. A reminder that is completed, or that has no due date, is never
// overdue.

extension CatchTheLateOnes {
  @Test func `it follows the rule on a grid`() {
    let zero = Date(timeIntervalSinceReferenceDate: 800_000_000)
    let offsets = [-90_000, -60, -1, -0.25, 0, 0.25, 1, 60, 90_000]
    let moments: [Date?] = [nil] + offsets.map { zero + $0 }
    for due in moments {
      for until in moments {
        for done in [false, true] {
          let reminder = makeReminder(due: due, isCompleted: done, snoozedUntil: until)
          for date in (offsets + offsets.reversed()).map({ zero + $0 }) {
            var expected = false
            if let due, !done { expected = date > due && until.map { date >= $0 } ?? true }
            #expect(reminder.isOverdue(at: date) == expected)
          }
        }
      }
    }
  }
}
