// why: Three scenes go there and back, and each looks at the clock after every step.

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
  private struct Lost: Error {}
  private var monday: Date { Date(timeIntervalSince1970: 4 * 86_400) }
  private var tuesday: Date { Date(timeIntervalSince1970: 5 * 86_400) }

  @Test func `there, once, and back`() throws {
    let machine = makeTimeMachine()
    let before = machine.now
    var runs = 0
    try machine.travel(to: monday) {
      runs += 1
      #expect(machine.now == monday)
    }
    #expect(runs == 1)
    #expect(abs(machine.now.timeIntervalSince(before)) < 60)
  }

  @Test func `a journey within a journey`() throws {
    let machine = makeTimeMachine()
    let before = machine.now
    try machine.travel(to: monday) {
      try machine.travel(to: tuesday) { #expect(machine.now == tuesday) }
      #expect(machine.now == monday)
      try machine.travel(to: monday) { #expect(machine.now == monday) }
      #expect(machine.now == monday)
    }
    #expect(abs(machine.now.timeIntervalSince(before)) < 60)
    try machine.travel(to: tuesday) { #expect(machine.now == tuesday) }
    #expect(abs(machine.now.timeIntervalSince(before)) < 60)
  }

  @Test func `an error arrives, and it is the old time`() throws {
    let machine = makeTimeMachine()
    let before = machine.now
    #expect(throws: Lost.self) { try machine.travel(to: monday) { throw Lost() } }
    #expect(abs(machine.now.timeIntervalSince(before)) < 60)
    try machine.travel(to: monday) {
      #expect(throws: Lost.self) { try machine.travel(to: tuesday) { throw Lost() } }
      #expect(machine.now == monday)
    }
    #expect(abs(machine.now.timeIntervalSince(before)) < 60)
  }
}
