// wrong: Tests only reminders that are overdue.
// sees: no test of yours notices a reminder that reads the clock instead of the date that it is given

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
  @Test func `a reminder is overdue from the first second on`() {
    #expect(makeReminder(due: nine).isOverdue(at: nine + 1))
  }

  @Test func `a snooze ends`() {
    let reminder = makeReminder(due: nine, snoozedUntil: nine + 600)

    #expect(reminder.isOverdue(at: nine + 600))
  }
}

private let nine = Date(timeIntervalSince1970: 32_400)
