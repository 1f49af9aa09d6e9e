import ExerciseKit
import Foundation
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.2")) struct OpenTheDefault {
  @Test func `the protocol asks the type`() {
    let reminder = ToldReminder(due: 0, now: 1_000)
    let found = timeFound(by: reminder)
    #expect(found != .distantPast, "nothing that is `Dated` has a method `now()` yet")
    #expect(
      found == .distantPast || found == reminder.now(),
      """
      `now()` is found in the extension, and not on the type: the type's own says 1970, and the one \
      that `Dated` calls says \(found); a protocol asks the type only for what it requires
      """)
  }

  // One due date lies long ago and one far ahead, so that the real clock is wrong for both.
  @Test(
    arguments: [0, 32_503_680_000.0],
    [("a second before", -1.0), ("right at", 0), ("a second after", 1)])
  func `the type says what is overdue`(due: Double, time: (words: String, offset: Double)) {
    let reminder = ToldReminder(due: due, now: due + time.offset)
    let isOverdue = reminder.isOverdue()
    #expect(
      isOverdue == (time.offset > 0),
      """
      `now()` is \(time.words) the due date, \(reminder.due), so isOverdue() must be \
      \(time.offset > 0), but it is \(isOverdue); does it ask the type for the time?
      """)
  }

  @Test(
    arguments: [0, 32_503_680_000.0],
    [(7_200, 120), (300, 5), (119, 1), (59, 0), (0, 0), (-300, 0)])
  func `the type says what is left`(due: Double, left: (seconds: Double, minutes: Int)) {
    let reminder = ToldReminder(due: due, now: due - left.seconds)
    let minutes = reminder.minutesLeft()
    #expect(
      minutes == left.minutes,
      """
      by `now()` there are \(Int(left.seconds)) seconds left until \(reminder.due), so minutesLeft() \
      must be \(left.minutes), but it is \(minutes); does it ask the type for the time?
      """)
  }

  @Test func `the type is asked each time`() {
    let reminder = WaitingReminder()
    let early = (reminder.isOverdue(), reminder.minutesLeft())
    reminder.wait(seconds: 601)
    let late = (reminder.isOverdue(), reminder.minutesLeft())
    #expect(
      !early.0 && late.0,
      """
      `now()` moved past the due date, so isOverdue() is false and then true, but it was \
      \(early.0) and then \(late.0)
      """)
    #expect(
      early.1 == 10 && late.1 == 0,
      """
      `now()` moved past the due date, so minutesLeft() is 10 and then 0, but it was \(early.1) \
      and then \(late.1)
      """)
  }

  @Test func `two reminders have a time each`() {
    let reminders: [any Dated] = [
      ToldReminder(due: 1_000, now: 999), ToldReminder(due: 1_000, now: 1_001),
    ]
    let overdue = (reminders + reminders).map { $0.isOverdue() }
    #expect(
      overdue == [false, true, false, true],
      """
      two reminders are due at 1000; for one `now()` is 999, for the other 1001; asked in turn \
      whether they are overdue they say \(overdue)
      """)
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

  @Test func `the real clock goes on`() {
    for make in [{ Errand(due: $0) }, { Appointment(due: $0) }] as [(Date) -> any Dated] {
      var (due, isEarly) = (Date(), false)
      var dated = make(due)
      // Once more if the hundredth of a second was over before there was an answer.
      while Date() >= due {
        due = Date(timeIntervalSinceNow: 0.01)
        dated = make(due)
        isEarly = !dated.isOverdue()
      }
      while Date() <= due {}
      #expect(isEarly, "\(type(of: dated)) was overdue before its date")
      #expect(
        dated.isOverdue(),
        """
        the real clock went past the due date, and \(type(of: dated)) still goes by an older time: \
        is that time read once, and kept?
        """)
    }
  }
}

/// The time that a `now()` of the protocol or of its extension says, or the distant past where
/// neither has one.
private func timeFound(by dated: some Dated) -> Date { dated.now() }

extension Dated {
  /// What is called if there is no other `now()`.
  @_disfavoredOverload
  fileprivate func now(orElse time: Date = .distantPast) -> Date { time }
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
