// why: The rule is a table, and so is the test: each row is one side of an edge.

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
  @Test(arguments: [
    (0.0, nil, false, 0.0, false), (0, nil, false, 0.001, true), (0, nil, true, 1, false),
    (nil, nil, false, 1, false), (0, 600, false, 599, false), (0, 600, false, 600, true),
    (0, -600, false, -300, false),
  ])
  func `the rule`(
    due: Double?, snooze: Double?, isCompleted: Bool, at seconds: Double, isOverdue: Bool
  ) {
    let reminder = makeReminder(
      due: due.map { nine + $0 }, isCompleted: isCompleted, snoozedUntil: snooze.map { nine + $0 })

    #expect(reminder.isOverdue(at: nine + seconds) == isOverdue)
  }
}

private let nine = Date(timeIntervalSince1970: 32_400)
