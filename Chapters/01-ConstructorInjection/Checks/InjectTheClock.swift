import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import ConstructorInjectionExercises

@Suite(.exercise("1.2")) struct InjectTheClock {
  @Test(arguments: ["22:00", "22:30", "23:59", "0:00", "6:00", "6:30", "6:59"])
  func `night is quiet`(time: String) {
    let clock = Clock(time)
    let quiet = QuietHours(now: { clock.read() }).areNow
    #expect(quiet, "the clock says \(time) UTC, which is night, and the hours were not quiet")
  }

  @Test(arguments: ["7:00", "7:01", "12:00", "21:59"]) func `day is not quiet`(time: String) {
    let clock = Clock(time)
    let quiet = QuietHours(now: { clock.read() }).areNow
    #expect(!quiet, "the clock says \(time) UTC, which is day, and the hours were quiet")
  }

  @Test(arguments: [("6:59:59.6", 7 * 3_600 - 0.4, true), ("21:59:59.6", 22 * 3_600 - 0.4, false)])
  func `the last half of a second still counts`(time: String, seconds: Double, isQuiet: Bool) {
    let date = Date(timeIntervalSince1970: 1_000 * 86_400 + seconds)
    let quiet = QuietHours(now: { date }).areNow
    #expect(
      quiet == isQuiet, "the clock says \(time) UTC, and the hours said \(quiet), not \(isQuiet)")
  }

  @Test(arguments: [(-12.0, false), (-1.0, true)])
  func `the hour is right before 1970, too`(hours: Double, isQuiet: Bool) {
    let date = Date(timeIntervalSince1970: hours * 3_600)
    let quiet = QuietHours(now: { date }).areNow
    #expect(
      quiet == isQuiet,
      """
      the clock says \(24 + Int(hours)):00 UTC on a day before 1970, and the hours said \(quiet), not \
      \(isQuiet)
      """)
  }

  @Test func `the clock is read each time`() {
    let clock = Clock("21:59")
    let hours = QuietHours(now: { clock.read() })
    let answers = ["21:59", "22:00", "6:59", "7:00"].map { time in
      clock.set(time)
      return hours.areNow
    }
    #expect(
      answers == [false, true, true, false],
      """
      the same quiet hours were asked at 21:59, 22:00, 6:59 and 7:00 UTC; a clock that is read each \
      time makes them say [false, true, true, false], and they said \(answers)
      """)
  }

  @Test func `the clock is read once for an answer`() {
    let clock = Clock("12:00")
    let hours = QuietHours(now: { clock.read() })
    let early = clock.reads
    #expect(early == 0, "the quiet hours read the clock when they were made, before anybody asked")
    _ = hours.areNow
    let reads = clock.reads - early
    #expect(reads == 1, "the clock was read \(reads) times for one answer, and should be read once")
  }

  @Test func `two clocks give two answers`() {
    let (noon, night) = (Clock("12:00"), Clock("23:00"))
    let here = QuietHours(now: { noon.read() })
    let there = QuietHours(now: { night.read() })
    let answers = [here.areNow, there.areNow, here.areNow]
    #expect(
      answers == [false, true, false],
      "one clock says 12:00 and the other 23:00 UTC; asked in turn, the hours said \(answers)")
  }

  // A process of its own, because it moves to another time zone.
  @Test func `the hours are those of UTC, wherever the app runs`() async {
    await #expect(processExitsWith: .success, "the process in another time zone should end well") {
      setenv("TZ", "Asia/Tokyo", 1)
      NSTimeZone.resetSystemTimeZone()
      NSTimeZone.default = try #require(TimeZone(secondsFromGMT: 9 * 3_600))
      let clock = Clock("23:00")
      let quiet = QuietHours(now: { clock.read() }).areNow
      #expect(quiet, "at 23:00 UTC in Tokyo, where it is 8:00, the hours in UTC were not quiet")
    }
  }
}

/// A clock that a test sets, and that counts how often it is read.
private final class Clock: Sendable {
  private let state: Mutex<(time: String, reads: Int)>

  init(_ time: String) {
    state = Mutex((time, 0))
  }

  var reads: Int { state.withLock(\.reads) }

  func set(_ time: String) { state.withLock { $0.time = time } }

  func read() -> Date {
    let time = state.withLock { state in
      state.reads += 1
      return state.time
    }
    let parts = time.split(separator: ":").compactMap { Double($0) }
    return Date(timeIntervalSince1970: 1_000 * 86_400 + parts[0] * 3_600 + parts[1] * 60)
  }
}
