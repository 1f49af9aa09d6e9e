import ExerciseKit
import Foundation
import Testing

@testable import ProtocolExtensionsExercises

@Suite(.exercise("8.2")) struct OpenTheExtension {
  @Test func `a call through the protocol reaches the type's own time`() {
    let reminder = ToldReminder(due: 0, now: 1_000)
    let found = timeFound(in: reminder)
    #expect(found != .distantPast, "a `Dated` value has no method `now()` yet")
    #expect(
      found == .distantPast || found == reminder.now(),
      """
      `now()` is found in the extension, and not on the type: the type's own `now()` returns \
      \(reminder.now()), but the call through `Dated` returned \(found); such a call reaches the \
      type's own method only if the protocol requires it
      """)
  }

  // One due date is long past and one far ahead, so the real clock is wrong for both.
  @Test(
    arguments: [0, farAhead],
    [
      ("a second before", -1.0), ("exactly", 0), ("a quarter of a second after", 0.25),
      ("a second after", 1),
    ])
  func `isOverdue uses the type's time`(due: Double, time: (words: String, offset: Double)) {
    let reminder = ToldReminder(due: due, now: due + time.offset)
    let isOverdue = reminder.isOverdue()
    #expect(
      isOverdue == (time.offset > 0),
      """
      `now()` is \(time.words) the due date, \(reminder.due), so isOverdue() must return \
      \(time.offset > 0), but it returned \(isOverdue)\(hint(overdueUsesTheRealClock))
      """)
  }

  @Test(
    arguments: [0, farAhead],
    [(3_155_760_000, 52_596_000), (7_200, 120), (300, 5), (119, 1), (59, 0), (0, 0), (-300, 0)])
  func `minutesLeft uses the type's time`(due: Double, left: (seconds: Double, minutes: Int)) {
    let reminder = ToldReminder(due: due, now: due - left.seconds)
    let minutes = reminder.minutesLeft()
    #expect(
      minutes == left.minutes,
      """
      at `now()` there are \(Int(left.seconds)) seconds left until \(reminder.due), so \
      minutesLeft() must return \(left.minutes), but it returned \
      \(minutes)\(hint(minutesUseTheRealClock))
      """)
  }

  @Test func `each call uses the time at that moment`() {
    let reminder = WaitingReminder()
    let early = (reminder.isOverdue(), reminder.minutesLeft())
    reminder.wait(seconds: 601)
    let late = (reminder.isOverdue(), reminder.minutesLeft())
    #expect(
      !early.0 && late.0,
      """
      `now()` moved past the due date, so isOverdue() must return false and then true, but it \
      returned \(early.0) and then \(late.0)
      """)
    #expect(
      early.1 == 10 && late.1 == 0,
      """
      `now()` moved past the due date, so minutesLeft() must return 10 and then 0, but it returned \
      \(early.1) and then \(late.1)
      """)
  }

  @Test func `no minutes are left, even if the due date passes during the call`() {
    let minutes = PassingReminder().minutesLeft()
    #expect(
      minutes == 0,
      """
      `now()` is 30 seconds before the due date when it is called first, and 5 minutes after it from \
      then on, so minutesLeft() must return 0, but it returned \(minutes)
      """)
  }

  @Test func `two reminders each have their own time`() {
    let reminders: [any Dated] = [
      ToldReminder(due: 1_000, now: 999), ToldReminder(due: 1_000, now: 1_001),
    ]
    let overdue = (reminders + reminders).map { $0.isOverdue() }
    #expect(
      overdue == [false, true, false, true],
      """
      two reminders are due at 1000 seconds; `now()` is 999 for the first and 1001 for the second; \
      called in turn, isOverdue() must return false and true, twice, but it returned \(overdue)
      """)
  }

  @Test func `errands and appointments use the real clock`() {
    let past: [any Dated] = [Errand(due: .distantPast), Appointment(due: .distantPast)]
    let future: [any Dated] = [Errand(due: .distantFuture), Appointment(due: .distantFuture)]
    for (past, future) in zip(past, future) {
      #expect(
        past.isOverdue() && past.minutesLeft() == 0,
        """
        \(type(of: past)) must use the real clock, so a reminder that was due in the year 1 is \
        overdue and has 0 minutes left; isOverdue() returned \(past.isOverdue()), minutesLeft() \
        \(past.minutesLeft())
        """)
      #expect(
        !future.isOverdue() && future.minutesLeft() > 0,
        """
        \(type(of: future)) must use the real clock, so a reminder that is due in the year 4001 \
        isn't overdue and has minutes left; isOverdue() returned \(future.isOverdue()), \
        minutesLeft() \(future.minutesLeft())
        """)
    }
  }

  @Test func `the real clock shows today's time`() {
    let day = 86_400.0
    let yesterday = Errand(due: Date(timeIntervalSinceNow: -day))
    let tomorrow = Errand(due: Date(timeIntervalSinceNow: day))
    #expect(
      yesterday.isOverdue(),
      "an errand must use the real clock, so one that was due yesterday is overdue; it isn't")
    #expect(
      !tomorrow.isOverdue(),
      "an errand must use the real clock, so one that is due tomorrow isn't overdue yet; it is")
  }

  @Test func `the real clock goes on`() {
    for make in [{ Errand(due: $0) }, { Appointment(due: $0) }] as [(Date) -> any Dated] {
      var (due, isEarly) = (Date(), false)
      var dated = make(due)
      // Repeated if the hundredth of a second was over before `isOverdue()` returned.
      while Date() >= due {
        due = Date(timeIntervalSinceNow: 0.01)
        dated = make(due)
        isEarly = !dated.isOverdue()
      }
      while Date() <= due {}
      #expect(isEarly, "\(type(of: dated)) was overdue before its due date")
      #expect(
        dated.isOverdue(),
        """
        the real clock has passed the due date, but isOverdue() of \(type(of: dated)) still returns \
        false; does its `now()` read the clock once and keep the result?
        """)
    }
  }
}

private let farAhead = 32_503_680_000.0

// A wrong rule can agree with the real clock by chance, but hardly for both of these dates.

private var overdueUsesTheRealClock: Bool {
  ToldReminder(due: 0, now: -1).isOverdue()
    && !ToldReminder(due: farAhead, now: farAhead + 1).isOverdue()
}

private var minutesUseTheRealClock: Bool {
  ToldReminder(due: 0, now: -7_200).minutesLeft() == 0
    && ToldReminder(due: farAhead, now: farAhead).minutesLeft() > 0
}

/// Returns whose time a wrong result comes from, if it is the real clock's.
private func hint(_ isOfTheRealClock: Bool) -> String {
  isOfTheRealClock ? ", as it would with the real clock" : ""
}

/// Returns what `now()` of the protocol or of its extension returns, or the distant past if neither
/// has one.
private func timeFound(in dated: some Dated) -> Date { dated.now() }

extension Dated {
  /// Is called only if there is no other `now()`.
  ///
  /// Without it, this file wouldn't compile for an exercise that has no `now()` yet, and no check could
  /// say so. The attribute keeps it from being ambiguous with a `now()` in an extension.
  @_disfavoredOverload
  fileprivate func now(orElse time: Date = .distantPast) -> Date { time }
}

/// A stub: it returns the time that the test gave it.
private struct ToldReminder: Dated {
  let due: Date
  private let time: Date

  init(due: Double, now: Double) {
    self.due = Date(timeIntervalSince1970: due)
    time = Date(timeIntervalSince1970: now)
  }

  func now() -> Date { time }
}

/// A stub that is due after ten minutes, and whose time a test can move forward.
private final class WaitingReminder: Dated {
  let due = Date(timeIntervalSince1970: 600)
  private var time = Date(timeIntervalSince1970: 0)

  func now() -> Date { time }
  func wait(seconds: Double) { time += seconds }
}

/// A stub whose due date passes as soon as its time has been read.
private final class PassingReminder: Dated {
  let due = Date(timeIntervalSince1970: 600)
  private var time = Date(timeIntervalSince1970: 570)

  func now() -> Date {
    defer { time = Date(timeIntervalSince1970: 900) }
    return time
  }
}
