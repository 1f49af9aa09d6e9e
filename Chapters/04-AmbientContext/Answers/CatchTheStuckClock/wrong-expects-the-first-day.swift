// wrong: Expects the inner journey to come back to the very beginning.
// sees: this time machine is the right one, so look for the mistake in the test

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

  @Test func `the body runs once`() throws {
    let machine = makeTimeMachine()
    var runs = 0

    try machine.travel(to: monday) { runs += 1 }

    #expect(runs == 1)
  }

  @Test func `after the journey it is the time before`() throws {
    let machine = makeTimeMachine()
    let before = machine.now

    try machine.travel(to: monday) {}

    #expect(machine.now == before)
  }

  @Test func `an error reaches the caller, and the time before is back`() {
    let machine = makeTimeMachine()
    let before = machine.now

    #expect(throws: CancellationError.self) {
      try machine.travel(to: monday) { throw CancellationError() }
    }

    #expect(machine.now == before)
  }

  @Test func `a journey in a journey comes back to the beginning`() throws {
    let machine = makeTimeMachine()
    let before = machine.now

    try machine.travel(to: monday) {
      try machine.travel(to: tuesday) {}
      #expect(machine.now == before)
    }
  }
}
