import ExerciseKit
import Foundation
import Testing

@testable import MethodInjectionExercises

@Suite(.exercise("3.1")) struct PassTheDate {
  // One chore was due long ago, the other will be in 2920. No clock fits both.
  private let past = Date(timeIntervalSince1970: 1_000_000)
  private let future = Date(timeIntervalSince1970: 30_000_000_000)

  @Test func `before the due date it counts down`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due - 300)
      #expect(
        text == "in 5 min",
        "the date is 5 minutes before the due date; does your code still read the clock?")
    }
  }

  @Test func `after the due date it counts up`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due + 300)
      #expect(text == "5 min late", "the date is 5 minutes after the due date")
    }
  }

  @Test func `at the due date it is not late`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due)
      #expect(text == "in 0 min", "at the due date itself a chore is not late yet")
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

  @Test func `hours are minutes, too`() {
    for due in [past, future] {
      let countdown = Countdown(due: due)
      let texts = [countdown.text(at: due - 5_400), countdown.text(at: due + 5_400)]
      #expect(
        texts == ["in 90 min", "90 min late"],
        "90 minutes before the due date and after it are 90 minutes each")
    }
  }

  @Test func `two days are 2880 minutes`() {
    for due in [past, future] {
      let countdown = Countdown(due: due)
      let texts = [countdown.text(at: due - 172_800), countdown.text(at: due + 172_800)]
      #expect(
        texts == ["in 2880 min", "2880 min late"],
        "2 days before the due date and after it are 2880 minutes each")
    }
  }

  @Test func `half a minute late is late`() {
    for due in [past, future] {
      let text = Countdown(due: due).text(at: due + 30)
      #expect(text == "0 min late", "30 seconds after the due date is late, by 0 whole minutes")
    }
  }

  @Test func `half a second decides`() {
    for due in [past, future] {
      let countdown = Countdown(due: due)
      let early = countdown.text(at: due - 0.5)
      let late = countdown.text(at: due + 0.5)
      #expect(
        early == "in 0 min",
        "half a second before the due date is not late; the text was \"\(early)\"")
      #expect(
        late == "0 min late",
        "half a second after the due date is late, by 0 whole minutes; the text was \"\(late)\"")
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
      "two countdowns took turns, with a new date in each call, and one text is for another date"
    )
  }
}
