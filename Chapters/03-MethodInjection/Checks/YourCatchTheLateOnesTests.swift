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
  @Test func `a reminder is overdue an hour later`() {
    let nine = Date(timeIntervalSince1970: 32_400)

    #expect(makeReminder(due: nine).isOverdue(at: nine + 3_600))
  }
}
