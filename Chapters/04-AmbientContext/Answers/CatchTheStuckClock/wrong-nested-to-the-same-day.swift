// wrong: Its inner journeys begin on Monday and go to Monday, so it never sees whether they begin.
// sees: no test of yours notices a time machine that does not leave for a journey within a journey

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
  private var monday: Date { Date(timeIntervalSince1970: 4 * 86_400) }
  private var tuesday: Date { Date(timeIntervalSince1970: 5 * 86_400) }

  @Test func `on a journey it is the other time`() throws {
    let machine = makeTimeMachine()

    try machine.travel(to: monday) {
      #expect(machine.now == monday)
    }
  }

  private struct Lost: Error {}

  @Test func `the body runs once`() throws {
    let machine = makeTimeMachine()
    var runs = 0

    try machine.travel(to: monday) { runs += 1 }

    #expect(runs == 1)
  }

  @Test func `afterwards it is the time before`() throws {
    let machine = makeTimeMachine()
    let before = machine.now

    try machine.travel(to: monday) {}
    #expect(machine.now == before)

    try machine.travel(to: tuesday) { #expect(machine.now == tuesday) }
    #expect(machine.now == before)
  }

  @Test func `a journey within a journey comes back to it`() throws {
    let machine = makeTimeMachine()
    let before = machine.now

    try machine.travel(to: monday) {
      try machine.travel(to: monday) {
        #expect(machine.now == monday)
      }
      #expect(machine.now == monday)
    }
    #expect(machine.now == before)
  }

  @Test func `an error comes out, and the time comes back`() {
    let machine = makeTimeMachine()
    let before = machine.now

    #expect(throws: Lost.self) {
      try machine.travel(to: monday) { throw Lost() }
    }
    #expect(machine.now == before)
  }

  @Test func `an error of an inner journey leaves the outer one`() throws {
    let machine = makeTimeMachine()

    try machine.travel(to: monday) {
      #expect(throws: Lost.self) { try machine.travel(to: monday) { throw Lost() } }
      #expect(machine.now == monday)
    }
  }
}
