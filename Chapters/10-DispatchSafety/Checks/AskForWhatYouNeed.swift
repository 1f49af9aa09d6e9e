import ExerciseKit
import Testing

@testable import DispatchSafetyExercises

@Suite(.exercise("10.3")) struct AskForWhatYouNeed {
  private let spy = SpyOutbox()

  @Test func `a wrapped outbox is delivered`() {
    let sync = NightlySync(outbox: Wrapper(outbox: spy), deliver: spy.deliver)
    sync.run(["Pay rent"])
    #expect(
      spy.calls.contains("deliver"), "the outbox is wrapped, and what is in it was never delivered")
  }

  @Test(arguments: [
    [], ["Pay rent"], ["Pay rent", "Call home"], ["A", "B", "C", "A"], ["", "A"],
  ])
  func `all titles go in before the one delivery`(titles: [String]) {
    NightlySync(outbox: Wrapper(outbox: spy), deliver: spy.deliver).run(titles)
    #expect(
      spy.calls == titles.map { "add \($0)" } + ["deliver"],
      """
      a night is: add each title in order, then deliver once, also if there are none; with \
      \(titles) the calls were \(spy.calls)
      """)
  }

  @Test func `what went in on one night goes in on the next, too`() {
    let sync = NightlySync(outbox: Wrapper(outbox: spy), deliver: spy.deliver)
    sync.run(["A", "B"])
    sync.run(["A"])
    #expect(
      spy.calls == ["add A", "add B", "deliver", "add A", "deliver"],
      "the titles were A and B on one night and A on the next; the calls were \(spy.calls)")
  }

  @Test func `an outbox that can deliver is not delivered twice`() {
    NightlySync(outbox: spy, deliver: spy.deliver).run(["Pay rent"])
    let deliveries = spy.calls.count { $0 == "deliver" }
    #expect(
      deliveries == 1, "this outbox is not wrapped, and it was delivered \(deliveries) times")
  }

  @Test(arguments: [[["Pay rent"]], [[]], [["A"], [], ["B", "C"]]])
  func `the closure decides how, not the outbox`(nights: [[String]]) {
    let courier = SpyOutbox()
    let sync = NightlySync(outbox: spy, deliver: courier.deliver)
    for titles in nights { sync.run(titles) }
    #expect(
      courier.calls == nights.map { _ in "deliver" },
      """
      the closure you were given must be called once a night; for the nights \(nights) it was \
      called \(courier.calls.count) times
      """)
    #expect(
      !spy.calls.contains("deliver"),
      """
      the outbox was delivered behind the closure's back in the nights \(nights); is there a cast \
      left?
      """)
  }

  @Test func `making a sync does nothing yet`() {
    _ = NightlySync(outbox: spy, deliver: spy.deliver)
    #expect(spy.calls.isEmpty, "making a sync already used the outbox; wait for the night")
  }

  @Test func `two syncs, three nights`() {
    let otherSpy = SpyOutbox()
    let mine = NightlySync(outbox: Wrapper(outbox: spy), deliver: spy.deliver)
    let yours = NightlySync(outbox: Wrapper(outbox: otherSpy), deliver: otherSpy.deliver)
    mine.run(["A"])
    yours.run(["B"])
    mine.run(["C"])
    #expect(
      spy.calls == ["add A", "deliver", "add C", "deliver"],
      "the first sync ran two nights, with A and with C, and its outbox saw \(spy.calls)")
    #expect(
      otherSpy.calls == ["add B", "deliver"],
      "the second sync ran one night, with B, and its outbox saw \(otherSpy.calls)")
  }
}

private final class SpyOutbox: Outbox, Deliverable {
  private(set) var calls: [String] = []

  func add(_ title: String) { calls.append("add \(title)") }
  func deliver() { calls.append("deliver") }
}

/// An outbox like the one that hides deliveries: it passes `add` on and knows nothing else.
private struct Wrapper: Outbox {
  let outbox: any Outbox

  func add(_ title: String) { outbox.add(title) }
}
