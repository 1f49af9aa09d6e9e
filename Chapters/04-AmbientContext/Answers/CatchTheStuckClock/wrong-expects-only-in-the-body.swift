// wrong: Has its expectations inside the journey only, and a journey that never begins passes.
// sees: no test of yours notices a time machine that never runs its body

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

  @Test func `a journey in a journey comes back to the first one`() throws {
    let machine = makeTimeMachine()

    try machine.travel(to: monday) {
      try machine.travel(to: tuesday) {}
      #expect(machine.now == monday)
    }
  }
}
