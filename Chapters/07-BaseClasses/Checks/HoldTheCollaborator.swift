import ExerciseKit
import Testing

@testable import BaseClassesExercises

@Suite(.exercise("7.2")) struct HoldTheCollaborator {
  @Test func `the rule works without a page`() {
    let time = Snooze(minutes: 10).timeToRing(after: 420)
    #expect(time == 430, "10 minutes after minute 420 is minute 430; your Snooze says \(time)")
  }

  @Test(arguments: [(1_435, 5), (1_430, 0), (1_429, 1_439)])
  func `the rule knows about midnight`(minute: Int, expected: Int) {
    let time = Snooze(minutes: 10).timeToRing(after: minute)
    #expect(
      time == expected,
      "10 minutes after minute \(minute) is minute \(expected); your Snooze says \(time)")
  }

  @Test(arguments: [(1_440, 0), (3_000, 120), (10_000, 1_360)])
  func `the rule knows about more than one midnight`(minutes: Int, expected: Int) {
    let time = Snooze(minutes: minutes).timeToRing(after: 0)
    #expect(
      time == expected,
      """
      \(minutes) minutes after midnight, without the whole days, it is minute \(expected); \
      your Snooze says \(time)
      """)
  }

  @Test func `a long snooze begins at the minute`() {
    let time = Snooze(minutes: 1_500).timeToRing(after: 420)
    #expect(
      time == 480,
      "a day and an hour after minute 420 it is minute 480; your Snooze says \(time)")
  }

  @Test func `two rules are two lengths`() {
    let short = Snooze(minutes: 5)
    let long = Snooze(minutes: 60)
    let times = [
      short.timeToRing(after: 0), long.timeToRing(after: 0), short.timeToRing(after: 0),
    ]
    #expect(
      times == [5, 60, 5],
      "rules of 5, 60 and again 5 minutes, all asked at minute 0, say \(times), not [5, 60, 5]")
  }

  @Test(arguments: PageKind.allCases)
  func `making a page asks for nothing yet`(_ kind: PageKind) {
    let spy = SnoozeSpy(answer: 777)
    _ = kind.makePage(snooze: spy)
    #expect(
      spy.minutes.isEmpty,
      "making \(kind) already asked the snooze about \(spy.minutes); wait for `snooze(at:)`")
  }

  // The last one is past the midnight that the old copies of the rule knew, or did not know.
  @Test(arguments: PageKind.allCases, [0, 42, 1_435])
  func `a page asks what it is given`(_ kind: PageKind, minute: Int) {
    let spy = SnoozeSpy(answer: 777)
    let time = kind.makePage(snooze: spy).snooze(at: minute)
    #expect(
      !spy.minutes.isEmpty,
      "\(kind) was snoozed at minute \(minute) and never asked the snooze it was given")
    #expect(
      spy.minutes.allSatisfy { $0 == minute },
      "\(kind) was snoozed at minute \(minute) and asked about \(spy.minutes)")
    #expect(
      time == 777,
      """
      \(kind) was snoozed at minute \(minute), was told 777 and says \(time); the rule must not \
      be in the page
      """)
  }

  @Test(arguments: PageKind.allCases)
  func `two pages with two rules are two answers`(_ kind: PageKind) {
    let here = kind.makePage(snooze: SnoozeSpy(answer: 1))
    let there = kind.makePage(snooze: SnoozeSpy(answer: 2))
    let times = [here.snooze(at: 0), there.snooze(at: 0), here.snooze(at: 0)]
    #expect(
      times == [1, 2, 1],
      """
      one \(kind) got a snooze that says 1, another got one that says 2; asked in turn they say \
      \(times), not [1, 2, 1]
      """)
  }

  @Test(arguments: PageKind.allCases)
  func `a page asks each time`(_ kind: PageKind) {
    let spy = SnoozeSpy(answer: 1)
    let page = kind.makePage(snooze: spy)
    let before = page.snooze(at: 0)
    spy.answer = 2
    let times = [before, page.snooze(at: 0)]
    #expect(
      times == [1, 2],
      "the snooze said 1 and then 2, and \(kind) said \(times); it must ask each time")
  }

  @Test func `both pages keep their ancestors`() {
    let page: Any = ReminderPage(snooze: SnoozeSpy(answer: 0))
    let inbox: Any = InboxPage(snooze: SnoozeSpy(answer: 0))
    #expect(page is Page && !(page is TablePage), "a reminder's page must be a plain Page")
    #expect(inbox is TablePage, "the inbox must stay a TablePage, for it has rows")
  }
}

/// The pages of the exercise.
enum PageKind: CaseIterable, CustomStringConvertible {
  case reminderPage
  case inboxPage

  var description: String {
    switch self {
    case .reminderPage: "ReminderPage"
    case .inboxPage: "InboxPage"
    }
  }

  fileprivate func makePage(snooze: any Snoozing) -> any SnoozingPage {
    switch self {
    case .reminderPage: ReminderPage(snooze: snooze)
    case .inboxPage: InboxPage(snooze: snooze)
    }
  }
}

private protocol SnoozingPage {
  func snooze(at minute: Int) -> Int
}

extension ReminderPage: SnoozingPage {}
extension InboxPage: SnoozingPage {}

/// A spy that answers what it is told to, which no rule would.
private final class SnoozeSpy: Snoozing {
  var answer: Int
  private(set) var minutes: [Int] = []

  init(answer: Int) {
    self.answer = answer
  }

  func timeToRing(after minute: Int) -> Int {
    minutes.append(minute)
    return answer
  }
}
