import ExerciseKit
import Foundation
import Testing

// The tests that you write in `YourCatchTheLateOnesTests.swift` belong to this suite. Each test is
// run on the right reminder and on every broken one.
@Suite(.exercise("3.3"), .mutants(of: reminders)) struct CatchTheLateOnes {
  /// Makes the reminder to test.
  func makeReminder(
    due: Date?, isCompleted: Bool = false, snoozedUntil: Date? = nil
  ) -> LateReminder {
    let facts = Facts(due: due, isCompleted: isCompleted, snoozedUntil: snoozedUntil)
    return LateReminder(facts: facts, rule: reminders.current)
  }
}

/// What your tests see of a reminder.
struct LateReminder: Sealed, CustomStringConvertible {
  fileprivate let facts: Facts
  fileprivate let rule: @Sendable (Facts, Date) -> Bool

  var description: String { "the reminder" }

  func isOverdue(at date: Date) -> Bool { rule(facts, date) }
}

private let reminders = Subjects<@Sendable (Facts, Date) -> Bool>(
  of: "reminder",
  right: { $0.isOverdue(at: $1) },
  mutants: [
    "reads the clock instead of the date that it receives": { facts, _ in
      facts.isOverdue(at: Date())
    },
    "is overdue at the due date itself": { facts, date in
      facts.due == date && facts.isAwake(at: date) || facts.isOverdue(at: date)
    },
    "is not overdue until half a second later": { facts, date in
      facts.with { $0.due? += 0.5 }.isOverdue(at: date)
    },
    "is not overdue until a minute later": { facts, date in
      facts.with { $0.due? += 60 }.isOverdue(at: date)
    },
    "is overdue although it is completed": { facts, date in
      facts.with { $0.isCompleted = false }.isOverdue(at: date)
    },
    "is overdue although it has no due date": { facts, date in
      facts.with { $0.due = $0.due ?? .distantPast }.isOverdue(at: date)
    },
    "is overdue although it is snoozed": { facts, date in
      facts.with { $0.snoozedUntil = nil }.isOverdue(at: date)
    },
    "is never overdue again once it was snoozed": { facts, date in
      facts.snoozedUntil == nil && facts.isOverdue(at: date)
    },
    "is still snoozed at the date when its snooze ends": { facts, date in
      facts.snoozedUntil != date && facts.isOverdue(at: date)
    },
    "is overdue when its snooze ends, although it is not due yet": { facts, date in
      guard facts.snoozedUntil != nil, facts.due != nil else { return facts.isOverdue(at: date) }
      return facts.isAwake(at: date)
    },
  ])

private struct Facts {
  var due: Date?
  var isCompleted: Bool
  var snoozedUntil: Date?

  func isOverdue(at date: Date) -> Bool {
    guard let due, isAwake(at: date) else { return false }
    return due < date
  }

  func isAwake(at date: Date) -> Bool {
    !isCompleted && (snoozedUntil ?? .distantPast) <= date
  }

  func with(_ change: (inout Facts) -> Void) -> Facts {
    var facts = self
    change(&facts)
    return facts
  }
}
