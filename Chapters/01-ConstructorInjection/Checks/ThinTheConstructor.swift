import ExerciseKit
import Testing

@testable import ConstructorInjectionExercises

@Suite(.exercise("1.4")) struct ThinTheConstructor {
  private let spy = Spy()
  private let celebration = CelebrationSpy()
  private let all = ["remove Pay rent", "record Pay rent", "play", "increase"]

  @Test func `the facade does its three jobs in order`() {
    let celebration = Celebration(history: spy, applause: spy, counter: spy)
    celebration.celebrate("Pay rent")
    #expect(
      spy.calls == Array(all.dropFirst()),
      "a celebration records, then plays, then counts; it did \(spy.calls)")
  }

  @Test func `the new initializer uses the facade`() {
    let service = TickOffService(list: spy, celebration: spy.celebration)
    service.tickOff("Pay rent")
    #expect(
      spy.calls == all, "ticking off removes the reminder, and then celebrates; it did \(spy.calls)"
    )
  }

  @Test func `the old initializer does the same`() {
    let service = TickOffService(list: spy, history: spy, applause: spy, counter: spy)
    service.tickOff("Pay rent")
    #expect(
      spy.calls == all,
      "through the old initializer, ticking off should do \(all); it did \(spy.calls)")
  }

  @Test func `a reminder that is not there is not celebrated`() {
    spy.hasReminder = false
    TickOffService(list: spy, celebration: spy.celebration).tickOff("Pay rent")
    #expect(
      spy.calls == ["remove Pay rent"],
      "the list had no such reminder, so there was nothing to celebrate; it did \(spy.calls)")
  }

  @Test func `through the old initializer, too, what is not there is not celebrated`() {
    spy.hasReminder = false
    TickOffService(list: spy, history: spy, applause: spy, counter: spy).tickOff("Pay rent")
    #expect(
      spy.calls == ["remove Pay rent"],
      """
      a service of the old initializer ticked off a reminder that its list didn't have, so there was \
      nothing to celebrate; it did \(spy.calls)
      """)
  }

  @Test func `each reminder is celebrated`() {
    let service = TickOffService(list: spy, celebration: celebration)
    service.tickOff("Pay rent")
    spy.hasReminder = false
    service.tickOff("Find the unicorn")
    spy.hasReminder = true
    service.tickOff("Call home")
    let titles = celebration.titles
    #expect(
      titles == ["Pay rent", "Call home"],
      "three reminders were ticked off, and the list had the first and the last; it celebrated \(titles)"
    )
  }

  @Test func `a reminder that comes back is celebrated again`() {
    let service = TickOffService(list: spy, celebration: spy.celebration)
    service.tickOff("Pay rent")
    service.tickOff("Pay rent")
    let recorded = spy.calls.filter { $0.hasPrefix("record") }
    #expect(
      recorded == ["record Pay rent", "record Pay rent"],
      "the list had \"Pay rent\" twice, one after the other, so both are celebrated; it did \(recorded)"
    )
  }

  // Titles that a service might take for none, or mend.
  @Test(arguments: ["", " ", " Pay RENT "])
  func `the list decides which titles there are`(title: String) {
    let service = TickOffService(list: spy, celebration: celebration)
    service.tickOff(title)
    #expect(
      spy.calls == ["remove \(title)"] && celebration.titles == [title],
      """
      the list had a reminder with the title \(title.debugDescription), which is removed and celebrated \
      as it is; the list did \(spy.calls), and \(celebration.titles) was celebrated
      """)
  }

  @Test(arguments: ["", " ", " Pay RENT "])
  func `the facade records each title as it is`(title: String) {
    spy.celebration.celebrate(title)
    #expect(
      spy.calls == ["record \(title)", "play", "increase"],
      """
      the facade celebrated a reminder with the title \(title.debugDescription), which is recorded as \
      it is; it did \(spy.calls)
      """)
  }

  @Test func `a celebration may lead to the next one`() {
    let history = ChainedHistory()
    let celebration = Celebration(history: history, applause: spy, counter: spy)
    history.afterTheFirst = { celebration.celebrate("Call home") }
    celebration.celebrate("Pay rent")
    let counted = spy.calls.filter { $0 == "increase" }.count
    #expect(
      history.titles == ["Pay rent", "Call home"] && counted == 2,
      """
      while the history recorded "Pay rent", the facade was asked to celebrate "Call home", too; it \
      recorded \(history.titles) and counted \(counted)
      """)
  }

  @Test func `two services tick off apart`() {
    let other = Spy()
    let mine = TickOffService(list: spy, history: spy, applause: spy, counter: spy)
    let yours = TickOffService(list: other, history: other, applause: other, counter: other)
    mine.tickOff("Pay rent")
    yours.tickOff("Call home")
    let calls = [spy.calls, other.calls]
    #expect(
      calls == [all, ["remove Call home", "record Call home", "play", "increase"]],
      """
      two services were made with four dependencies each; then the first ticked off "Pay rent" and \
      the second "Call home". Their dependencies did \(calls)
      """)
  }

  @Test func `two facades celebrate apart`() {
    let other = Spy()
    let (mine, yours) = (spy.celebration, other.celebration)
    mine.celebrate("Pay rent")
    yours.celebrate("Call home")
    let calls = [spy.calls, other.calls]
    #expect(
      calls == [Array(all.dropFirst()), ["record Call home", "play", "increase"]],
      """
      two facades were made with three dependencies each; then the first celebrated "Pay rent" and \
      the second "Call home". Their dependencies did \(calls)
      """)
  }

  @Test func `the celebration that comes in is the one that is used`() {
    let service = TickOffService(list: spy, celebration: celebration)
    service.tickOff("Pay rent")
    #expect(spy.calls == ["remove Pay rent"], "the list only removes; it did \(spy.calls)")
    #expect(
      celebration.titles == ["Pay rent"],
      "the celebration that the service was made with celebrated \(celebration.titles)")
  }

  @Test func `each dependency gets its own call`() {
    let history = Spy()
    let applause = Spy()
    let counter = Spy()
    let celebration = Celebration(history: history, applause: applause, counter: counter)
    celebration.celebrate("Pay rent")
    celebration.celebrate("Call home")
    #expect(
      history.calls == ["record Pay rent", "record Call home"],
      "after two celebrations, the history did \(history.calls)")
    #expect(
      applause.calls == ["play", "play"],
      "after two celebrations, the applause did \(applause.calls)")
    #expect(
      counter.calls == ["increase", "increase"],
      "after two celebrations, the counter did \(counter.calls)")
  }
}

/// One double for the three parts of a celebration.
private final class CelebrationSpy: Celebrating {
  private(set) var titles: [String] = []

  func celebrate(_ title: String) { titles.append(title) }
}

/// A history whose first entry leads to something else.
private final class ChainedHistory: History {
  private(set) var titles: [String] = []
  var afterTheFirst: () -> Void = {}

  func record(_ title: String) {
    titles.append(title)
    if titles.count == 1 { afterTheFirst() }
  }
}

/// A spy for all four dependencies.
///
/// As a list, it has each reminder three times, so that a loop over `remove` ends.
private final class Spy: ReminderList, History, Applause, Counter {
  var hasReminder = true
  private(set) var calls: [String] = []

  var celebration: Celebration { Celebration(history: self, applause: self, counter: self) }

  func remove(_ title: String) -> Bool {
    calls.append("remove \(title)")
    return hasReminder && calls.filter { $0 == "remove \(title)" }.count <= 3
  }

  func record(_ title: String) { calls.append("record \(title)") }
  func play() { calls.append("play") }
  func increase() { calls.append("increase") }
}
