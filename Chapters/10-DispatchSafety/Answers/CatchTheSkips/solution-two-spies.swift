// why: A second kind of spy reads the list during the call, and the first one stays as it was.

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

  @Test func `each observer gets the title of a new reminder`() {
    let first = ListSpy()
    let second = ListSpy()

    makeList(observers: [first, second]).add("Pay rent")

    #expect(first.calls == ["added Pay rent"])
    #expect(second.calls == ["added Pay rent"])
  }

  @Test func `the older of two reminders is removed`() {
    let spy = ListSpy()
    let list = makeList(observers: [spy])
    list.add("Pay rent")
    list.add("Call home")

    list.remove("Pay rent")

    #expect(spy.calls == ["added Pay rent", "added Call home", "removed Pay rent"])
    #expect(list.titles == ["Call home"])
  }

  @Test func `a title that isn't in the list calls nobody`() {
    let spy = ListSpy()

    makeList(observers: [spy]).remove("Pay rent")

    #expect(spy.calls == [])
  }

  @Test func `the list has the title during the call`() {
    let observer = CountingObserver()
    let list = makeList(observers: [observer])
    observer.list = list

    list.add("Pay rent")

    #expect(observer.counts == [1])
  }
}

/// A spy: it records its calls, so that a test can check them afterwards.
private final class ListSpy: ListObserver {
  private(set) var calls: [String] = []

  func added(_ title: String) { calls.append("added \(title)") }
  func removed(_ title: String) { calls.append("removed \(title)") }
}

/// A spy that counts the list's titles during each call of `added`.
private final class CountingObserver: ListObserver {
  var list: (any ObservedList)?
  private(set) var counts: [Int] = []

  func added(_ title: String) { counts.append(list?.titles.count ?? -1) }
  func removed(_ title: String) {}
}
