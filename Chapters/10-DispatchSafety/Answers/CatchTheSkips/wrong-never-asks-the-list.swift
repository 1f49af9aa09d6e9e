// wrong: Checks the spies, and never the list.
// sees: no test of yours notices a list that tells of a removed reminder and keeps it

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

  @Test func `each observer gets every title that is added or removed`() {
    let spies = [ListSpy(), ListSpy()]
    let list = makeList(observers: spies)

    list.add("Pay rent")
    list.add("Call home")
    list.remove("Pay rent")

    for spy in spies {
      #expect(spy.calls == ["added Pay rent", "added Call home", "removed Pay rent"])
    }
  }

  @Test func `a removal that removed nothing calls nobody`() {
    let spy = ListSpy()
    let list = makeList(observers: [spy])

    list.remove("Pay rent")

    #expect(spy.calls.isEmpty)
  }

  @Test func `the list has the title when an observer is called`() {
    let spy = ListSpy()
    let list = makeList(observers: [spy])
    var seen: [String] = []
    spy.onAdded = { seen = list.titles }

    list.add("Pay rent")

    #expect(seen == ["Pay rent"])
  }
}

/// A spy: it records its calls, so that a test can check them afterwards.
private final class ListSpy: ListObserver {
  private(set) var calls: [String] = []
  var onAdded: () -> Void = {}

  func added(_ title: String) {
    calls.append("added \(title)")
    onAdded()
  }

  func removed(_ title: String) { calls.append("removed \(title)") }
}
