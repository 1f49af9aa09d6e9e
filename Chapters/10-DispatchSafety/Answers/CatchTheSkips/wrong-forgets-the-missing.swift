// wrong: Removes only what is there.
// sees: no test of yours notices a list that tells of a removal when there was nothing to remove

import Testing

// Exercise 10.4: catch the skips
//
// A call that is skipped in silence is caught by a test that expects it, and by nothing else.
// Write tests for a list that you have not seen. Each test is run on a right one, where it must
// pass, and on ten broken ones. Every broken one must make at least one test fail.
//
//     let list = makeList(observers: [spy])   // empty
//     list.add("Pay rent")
//     list.remove("Pay rent")
//     list.titles                             // the titles that it holds, the oldest first
//
// The rules: every observer hears of each reminder that was added, when the list holds it already,
// and of each that was removed, once. Removing what is not there changes nothing, and nobody hears
// of it. Use the spy below, and change it as you need it. Compare whole arrays: a broken list may
// leave one empty, and an index out of range ends the run.

extension CatchTheSkips {
  @Test func `a new reminder is in the list`() {
    let list = makeList(observers: [])

    list.add("Pay rent")

    #expect(list.titles == ["Pay rent"])
  }

  @Test func `each observer hears of what is added and of what is removed`() {
    let spies = [ListSpy(), ListSpy()]
    let list = makeList(observers: spies)

    list.add("Pay rent")
    list.add("Call home")
    list.remove("Pay rent")

    for spy in spies {
      #expect(spy.calls == ["added Pay rent", "added Call home", "removed Pay rent"])
    }
    #expect(list.titles == ["Call home"])
  }

  @Test func `an observer that hears of a reminder finds it in the list`() {
    let spy = ListSpy()
    let list = makeList(observers: [spy])
    var seen: [String] = []
    spy.onAdded = { seen = list.titles }

    list.add("Pay rent")

    #expect(seen == ["Pay rent"])
  }
}

/// A spy: it records what it is told, so that a test can ask afterwards.
private final class ListSpy: ListObserver {
  private(set) var calls: [String] = []
  var onAdded: () -> Void = {}

  func added(_ title: String) {
    calls.append("added \(title)")
    onAdded()
  }

  func removed(_ title: String) { calls.append("removed \(title)") }
}
