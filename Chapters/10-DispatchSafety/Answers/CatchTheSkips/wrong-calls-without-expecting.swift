// wrong: Adds and removes, and expects something of the titles alone.
// sees: no test of yours notices a list that tells nobody of a new reminder

import Testing

// Exercise 10.4: catch the skips
//
// When code skips a call, only a test that expects the call notices. Write tests for a list that
// calls its observers. Each test is run on a correct list, where it must pass, and on ten broken
// ones. Every broken one must make at least one test fail. This is what you have:
//
//     let list = makeList(observers: [spy])   an empty list
//     list.add("Pay rent")
//     list.remove("Pay rent")
//     list.titles                             the titles in the list, the oldest first
//
// The list calls `added` on each observer after it has stored a new title. It calls `removed` once
// on each observer for a removed title. If a title isn't in the list, `remove` changes nothing and
// calls nobody. You may change the spy. Compare whole arrays, because a broken list may leave one
// empty, and an index that is out of range ends the run.

extension CatchTheSkips {
  @Test func `a new reminder is in the list`() {
    let list = makeList(observers: [])

    list.add("Pay rent")

    #expect(list.titles == ["Pay rent"])
  }

  @Test func `a removed reminder is gone`() {
    let list = makeList(observers: [ListSpy()])
    list.add("Pay rent")

    list.remove("Pay rent")

    #expect(list.titles.isEmpty)
  }
}

/// A spy: it records its calls, so that a test can check them afterwards.
private final class ListSpy: ListObserver {
  private(set) var calls: [String] = []

  func added(_ title: String) { calls.append("added \(title)") }
  func removed(_ title: String) { calls.append("removed \(title)") }
}
