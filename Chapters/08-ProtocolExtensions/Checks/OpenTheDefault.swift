import ExerciseKit
import Foundation
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.2")) struct OpenTheDefault {
  // One due date lies long ago and one far ahead, so that the real clock is wrong for both.
  @Test(arguments: [0, 32_503_680_000.0]) func `the type says what is overdue`(due: Double) {
    let before = ToldReminder(due: due, now: due - 1).isOverdue()
    let after = ToldReminder(due: due, now: due + 1).isOverdue()
    #expect(
      !before,
      "`now()` says that it is a second too early, and isOverdue() did not ask the type for it")
    #expect(
      after,
      "`now()` says that it is a second too late, and isOverdue() did not ask the type for it")
  }

  @Test(arguments: [0, 32_503_680_000.0]) func `the type says what is left`(due: Double) {
    let left = ToldReminder(due: due, now: due - 300).minutesLeft()
    #expect(
      left == 5,
      "`now()` says that 5 minutes are left, and minutesLeft() did not ask the type for it")
    let none = ToldReminder(due: due, now: due + 300).minutesLeft()
    #expect(none == 0, "`now()` says that the time is up, so 0 minutes are left")
  }

  @Test func `the type is asked each time`() {
    let reminder = WaitingReminder()
    let early = (reminder.isOverdue(), reminder.minutesLeft())
    reminder.wait(seconds: 601)
    let late = (reminder.isOverdue(), reminder.minutesLeft())
    #expect(!early.0 && late.0, "`now()` moved past the due date, and isOverdue() missed it")
    #expect(
      early.1 == 10 && late.1 == 0, "`now()` moved past the due date, and minutesLeft() missed it")
  }

  @Test func `two reminders have a time each`() {
    let reminders: [any Dated] = [
      ToldReminder(due: 1_000, now: 999), ToldReminder(due: 1_000, now: 1_001),
    ]
    let overdue = (reminders + reminders).map { $0.isOverdue() }
    #expect(
      overdue == [false, true, false, true], "two reminders say two times, and were given one")
  }

  @Test func `errands and appointments go by the real clock`() {
    let past: [any Dated] = [Errand(due: .distantPast), Appointment(due: .distantPast)]
    let future: [any Dated] = [Errand(due: .distantFuture), Appointment(due: .distantFuture)]
    for (past, future) in zip(past, future) {
      #expect(
        past.isOverdue() && past.minutesLeft() == 0,
        "the year 1 is past, and errands and appointments must know it")
      #expect(
        !future.isOverdue() && future.minutesLeft() > 0,
        "the year 4001 is ahead, and errands and appointments must know it")
    }
  }

  @Test func `the real clock is a clock of these days`() {
    let day = 86_400.0
    let yesterday = Errand(due: Date(timeIntervalSinceNow: -day))
    let tomorrow = Errand(due: Date(timeIntervalSinceNow: day))
    #expect(yesterday.isOverdue(), "yesterday is past, and errands and appointments must know it")
    #expect(!tomorrow.isOverdue(), "tomorrow is ahead, and errands and appointments must know it")
  }
}

/// A stub: it says the time that the test gave it.
private struct ToldReminder: Dated {
  let due: Date
  private let time: Date

  init(due: Double, now: Double) {
    self.due = Date(timeIntervalSince1970: due)
    time = Date(timeIntervalSince1970: now)
  }

  func now() -> Date { time }
}

/// A stub that is due after ten minutes, and whose time a test can move.
private final class WaitingReminder: Dated {
  let due = Date(timeIntervalSince1970: 600)
  private var time = Date(timeIntervalSince1970: 0)

  func now() -> Date { time }
  func wait(seconds: Double) { time += seconds }
}
