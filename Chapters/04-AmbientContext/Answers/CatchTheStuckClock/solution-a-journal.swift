// why: What was seen goes into a journal, which the test compares as a whole after each journey.

import Foundation
import Testing

// Exercise 4.3: catch the stuck clock
//
// A helper that changes a context and puts it back is code, and code can be wrong. Write tests for
// a time machine that you have not seen:
//
//     machine.now                                  // what time it is
//     try machine.travel(to: monday) { … }         // runs the body at another time
//
// `travel(to:)` runs its body once. Afterwards it is the time before the journey again, even if the
// body throws, and its error reaches the caller. A journey may begin within a journey.
//
// Each test runs on a right machine, where it must pass, and on eight broken ones. Every broken one
// must make at least one test fail.

extension CatchTheStuckClock {
  private enum Trouble: Error, Equatable { case here(Int) }

  private func day(_ number: Int) -> Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  private func near(_ one: Date, _ other: Date) -> Bool { abs(one.distance(to: other)) < 600 }

  @Test(arguments: [[1], [1, 2], [3, 2, 1], [5, 5, 6]])
  func `nested journeys`(_ days: [Int]) throws {
    let machine = makeTimeMachine()
    let home = machine.now
    var seen: [Date] = []
    func go(_ rest: ArraySlice<Int>) throws {
      guard let first = rest.first else { return }
      try machine.travel(to: day(first)) {
        seen.append(machine.now)
        try go(rest.dropFirst())
        seen.append(machine.now)
      }
    }
    for _ in 1...2 {
      seen = []
      try go(days[...])
      #expect(seen == (days + days.reversed()).map(day))
      #expect(near(machine.now, home))
    }
  }

  @Test func `errors come home`() throws {
    let machine = makeTimeMachine()
    let home = machine.now
    #expect(throws: Trouble.here(1)) { try machine.travel(to: day(1)) { throw Trouble.here(1) } }
    #expect(near(machine.now, home))
    try machine.travel(to: day(2)) {
      #expect(throws: Trouble.here(2)) { try machine.travel(to: day(3)) { throw Trouble.here(2) } }
      #expect(machine.now == day(2))
    }
    #expect(near(machine.now, home))
    #expect(throws: Trouble.here(3)) {
      try machine.travel(to: day(4)) {
        try machine.travel(to: day(5)) { throw Trouble.here(3) }
      }
    }
    #expect(near(machine.now, home))
  }

  @Test func `two machines`() throws {
    let one = makeTimeMachine()
    let other = makeTimeMachine()
    let home = other.now
    try one.travel(to: day(1)) {
      #expect(near(other.now, home))
      try other.travel(to: day(2)) { #expect(one.now == day(1)) }
      #expect(one.now == day(1))
    }
  }
}
