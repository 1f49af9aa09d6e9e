// why: The rule is a table, so the test is one; each row is one side of an edge.

import Foundation
import Testing

// Exercise 3.3: catch the late ones
//
// Write tests for a reminder that you have not seen. Each test is run on a right one, where it
// must pass, and on eight broken ones. Every broken one must make at least one test fail.
//
// Use `makeReminder(due:isCompleted:snoozedUntil:)`. The rule: a reminder is overdue at any date
// later than its due date. It is not while it is snoozed, which ends at the date `snoozedUntil`:
// at that date itself it is awake again. If it is completed or has no due date, it never is.

extension CatchTheLateOnes {
  @Test(arguments: [
    (0.0, nil, false, 0.0, false), (0, nil, false, 1, true), (0, nil, true, 1, false),
    (nil, nil, false, 1, false), (0, 600, false, 599, false), (0, 600, false, 600, true),
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
