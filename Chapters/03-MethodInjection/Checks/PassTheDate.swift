import ExerciseKit
import Foundation
import Testing

@testable import MethodInjectionExercises

@Suite(.exercise("3.1")) struct PassTheDate {
  // One chore was due long ago, the other will be in a thousand years. No clock fits both.
  private let past = Date(timeIntervalSince1970: 1_000_000)
  private let future = Date(timeIntervalSince1970: 30_000_000_000)

  @Test func `before the due date it counts down`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due - 300)
      #expect(
        text == "in 5 min",
        "the date you were given is 5 minutes before the chore is due; no clock must be read")
    }
  }

  @Test func `after the due date it counts up`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due + 300)
      #expect(text == "5 min late", "the date you were given is 5 minutes after the due date")
    }
  }

  @Test func `at the due date it is not late`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due)
      #expect(text == "in 0 min", "at the very date when it is due, a chore is not late yet")
    }
  }

  @Test func `seconds do not count`() {
    for due in [past, future] {
      let countdown = Countdown(due: due)
      let texts = [countdown.text(at: due - 119), countdown.text(at: due + 119)]
      #expect(
        texts == ["in 1 min", "1 min late"],
        "119 seconds before the due date and after it are 1 whole minute each")
    }
  }

  @Test func `half a minute late is late`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due + 30)
      #expect(text == "0 min late", "30 seconds after the due date is late, by 0 whole minutes")
    }
  }

  @Test func `each call has a date of its own`() {
    let countdown = Countdown(due: past)
    let other = Countdown(due: future)
    let texts = [
      countdown.text(at: past - 60), other.text(at: future + 60), countdown.text(at: past + 120),
      other.text(at: future - 120), countdown.text(at: past - 60),
    ]
    #expect(
      texts == ["in 1 min", "1 min late", "2 min late", "in 2 min", "in 1 min"],
      "two countdowns were asked in turns, with a new date each time; an answer was for another date"
    )
  }
}
