// why: A second kind of spy looks at the list while it is told, and the first stays as it was.

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

  @Test func `a new reminder is told with its title`() {
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

  @Test func `a reminder that is unknown can't be removed`() {
    let spy = ListSpy()

    makeList(observers: [spy]).remove("Pay rent")

    #expect(spy.calls == [])
  }

  @Test func `the list is asked in the middle of the call`() {
    let observer = CountingObserver()
    let list = makeList(observers: [observer])
    observer.list = list

    list.add("Pay rent")

    #expect(observer.counts == [1])
  }
}

/// A spy: it records what it is told, so that a test can ask afterwards.
private final class ListSpy: ListObserver {
  private(set) var calls: [String] = []

  func added(_ title: String) { calls.append("added \(title)") }
  func removed(_ title: String) { calls.append("removed \(title)") }
}

/// A spy that counts the list's titles whenever it is told of a new one.
private final class CountingObserver: ListObserver {
  var list: (any ObservedList)?
  private(set) var counts: [Int] = []

  func added(_ title: String) { counts.append(list?.titles.count ?? -1) }
  func removed(_ title: String) {}
}
