import ExerciseKit
import Testing

@testable import ConstructorInjectionExercises

@Suite(.exercise("1.4")) struct ThinTheConstructor {
  private let spy = Spy()
  private let otherSpy = Spy()

  @Test func `the facade does its three jobs in order`() {
    let celebration = Celebration(history: spy, applause: spy, counter: spy)
    celebration.celebrate("Pay rent")
    #expect(
      spy.calls == ["record Pay rent", "play", "increase"],
      "a celebration records, then plays, then counts")
  }

  @Test func `the new constructor uses the facade`() {
    let service = TickOffService(list: spy, celebration: spy.celebration)
    service.tickOff("Pay rent")
    #expect(
      spy.calls == ["remove Pay rent", "record Pay rent", "play", "increase"],
      "ticking off removes the reminder, and then celebrates")
  }

  @Test func `the old constructor does the same`() {
    let service = TickOffService(list: spy, history: spy, applause: spy, counter: spy)
    service.tickOff("Pay rent")
    #expect(
      spy.calls == ["remove Pay rent", "record Pay rent", "play", "increase"],
      "callers of the old constructor must notice no difference")
  }

  @Test func `a reminder that is not there is not celebrated`() {
    spy.hasReminder = false
    TickOffService(list: spy, celebration: spy.celebration).tickOff("Pay rent")
    #expect(
      spy.calls == ["remove Pay rent"], "the list had no such reminder, so nobody may celebrate")
  }

  @Test func `the facade that is given is the one that is used`() {
    let service = TickOffService(list: spy, celebration: otherSpy.celebration)
    service.tickOff("Pay rent")
    #expect(spy.calls == ["remove Pay rent"], "the list was asked to celebrate")
    #expect(
      otherSpy.calls == ["record Pay rent", "play", "increase"],
      "the service did not use the celebration it was given")
  }

  @Test func `each dependency gets its own call`() {
    let history = Spy()
    let applause = Spy()
    let counter = Spy()
    let celebration = Celebration(history: history, applause: applause, counter: counter)
    celebration.celebrate("Pay rent")
    celebration.celebrate("Call home")
    #expect(history.calls == ["record Pay rent", "record Call home"], "history only records")
    #expect(applause.calls == ["play", "play"], "applause only plays")
    #expect(counter.calls == ["increase", "increase"], "the counter only counts")
  }
}

private final class Spy: ReminderList, History, Applause, Counter {
  var hasReminder = true
  private(set) var calls: [String] = []

  var celebration: Celebration { Celebration(history: self, applause: self, counter: self) }

  func remove(_ title: String) -> Bool {
    calls.append("remove \(title)")
    return hasReminder
  }

  func record(_ title: String) { calls.append("record \(title)") }
  func play() { calls.append("play") }
  func increase() { calls.append("increase") }
}
