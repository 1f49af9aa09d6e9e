// wrong: Picks dates around the real now, where the clock is as good as the date that is given.
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
  @Test func `a reminder is overdue later than its due date`() {
    let now = Date()

    #expect(makeReminder(due: now - 3_600).isOverdue(at: now))
    #expect(!makeReminder(due: now + 3_600).isOverdue(at: now))
  }

  @Test func `a completed reminder is not overdue`() {
    let now = Date()

    #expect(!makeReminder(due: now - 3_600, isCompleted: true).isOverdue(at: now))
  }

  @Test func `a snoozed reminder is not overdue`() {
    let now = Date()

    #expect(!makeReminder(due: now - 3_600, snoozedUntil: now + 3_600).isOverdue(at: now))
    #expect(makeReminder(due: now - 3_600, snoozedUntil: now - 60).isOverdue(at: now))
  }
}
