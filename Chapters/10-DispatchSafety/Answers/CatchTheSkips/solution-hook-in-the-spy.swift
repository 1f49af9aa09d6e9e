// why: A hook in the spy looks at the list while the list calls, and one long scene has all the calls.

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
  @Test func `titles`() {
    let list = makeList(observers: [])
    list.add("Pay rent")
    list.add("Call")
    list.add("Milk")
    #expect(list.titles == ["Pay rent", "Call", "Milk"])
    list.remove("Call")
    #expect(list.titles == ["Pay rent", "Milk"])
    list.remove("Nothing")
    #expect(list.titles == ["Pay rent", "Milk"])
  }

  @Test func `all observers, each call`() {
    let spies = [ListSpy(), ListSpy(), ListSpy()]
    let list = makeList(observers: spies)
    list.add("A")
    list.add("B")
    list.add("C")
    list.remove("B")
    list.remove("X")
    list.remove("B")
    list.remove("A")
    list.add("A")
    list.remove("C")
    for spy in spies {
      #expect(
        spy.calls == [
          "added A", "added B", "added C", "removed B", "removed A", "added A", "removed C",
        ])
    }
    #expect(list.titles == ["A"])
  }

  @Test func `a stranger is nobody's business`() {
    let spy = ListSpy()
    let list = makeList(observers: [spy])
    list.remove("A")
    #expect(spy.calls == [])
    #expect(list.titles == [])
  }

  @Test func `it is stored when the observers hear of it`() {
    let (one, two) = (ListSpy(), ListSpy())
    let list = makeList(observers: [one, two])
    var seen: [[String]] = []
    one.onCall = { seen.append(list.titles) }
    two.onCall = { seen.append(list.titles) }
    list.add("A")
    #expect(seen == [["A"], ["A"]])
    list.add("B")
    #expect(seen == [["A"], ["A"], ["A", "B"], ["A", "B"]])
  }
}

/// A spy: it records its calls, so that a test can check them afterwards.
private final class ListSpy: ListObserver {
  private(set) var calls: [String] = []
  var onCall: () -> Void = {}

  func added(_ title: String) {
    calls.append("added \(title)")
    onCall()
  }

  func removed(_ title: String) {
    calls.append("removed \(title)")
    onCall()
  }
}
