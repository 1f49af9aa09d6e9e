import ExerciseKit
import Foundation
import Testing

@testable import ConstructorInjectionExercises

@Suite(.exercise("1.2")) struct InjectTheClock {
  @Test(arguments: [22, 23, 0, 6]) func `night is quiet`(hour: Int) {
    let quiet = QuietHours { date(atHour: hour) }.areNow
    #expect(quiet, "the clock you were given says \(hour):00, which is night")
  }

  @Test(arguments: [7, 12, 21]) func `day is not quiet`(hour: Int) {
    let quiet = QuietHours { date(atHour: hour) }.areNow
    #expect(!quiet, "the clock you were given says \(hour):00, which is day")
  }

  @Test func `the clock is asked each time`() {
    var hour = 21
    let hours = QuietHours { date(atHour: hour) }
    let evening = hours.areNow
    hour = 22
    let night = hours.areNow
    #expect(
      !evening && night, "the clock moved from 21:00 to 22:00, and the quiet hours missed it")
  }

  @Test func `the clock is asked once for an answer`() {
    var calls = 0
    let hours = QuietHours {
      calls += 1
      return date(atHour: 12)
    }
    #expect(calls == 0, "making the quiet hours already read the clock; wait until asked")
    _ = hours.areNow
    #expect(calls == 1, "the clock you were given was read \(calls) times for one answer")
  }

  @Test func `two clocks are two answers`() {
    let here = QuietHours { date(atHour: 12) }
    let there = QuietHours { date(atHour: 23) }
    #expect(
      [here.areNow, there.areNow, here.areNow] == [false, true, false],
      "two quiet hours got a clock each and share one")
  }

  private func date(atHour hour: Int) -> Date {
    Date(timeIntervalSince1970: 1_000 * 86_400 + Double(hour) * 3_600)
  }
}
