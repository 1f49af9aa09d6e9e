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

  @Test func `all titles go in before the one delivery`() {
    let sync = NightlySync(outbox: Wrapper(outbox: spy), deliver: spy.deliver)
    sync.run(["Pay rent", "Call home"])
    #expect(
      spy.calls == ["add Pay rent", "add Call home", "deliver"],
      "a night is: add each title in order, then deliver once")
  }

  @Test func `an outbox that can deliver is not delivered twice`() {
    NightlySync(outbox: spy, deliver: spy.deliver).run(["Pay rent"])
    let deliveries = spy.calls.count { $0 == "deliver" }
    #expect(
      deliveries == 1, "this outbox is not wrapped, and it was delivered \(deliveries) times")
  }

  @Test func `the closure decides how, not the outbox`() {
    let courier = SpyOutbox()
    NightlySync(outbox: spy, deliver: courier.deliver).run(["Pay rent"])
    #expect(
      courier.calls == ["deliver"], "the closure you were given must be called once a night")
    #expect(
      spy.calls == ["add Pay rent"],
      "the outbox was delivered behind the closure's back; is there a cast left?")
  }

  @Test func `a night without titles delivers`() {
    NightlySync(outbox: Wrapper(outbox: spy), deliver: spy.deliver).run([])
    #expect(
      spy.calls == ["deliver"], "there were no new titles, but some may be left from before")
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
      "the first sync ran two nights, and its outbox must see both")
    #expect(otherSpy.calls == ["add B", "deliver"], "the second sync got mixed with the first")
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
