// wrong: Looks at the clock all along one journey that throws, and never after one that ends well.
// sees: no test of yours notices a time machine that stays in the other time after the first journey

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

  @Test func `the clock follows the whole journey`() {
    let machine = makeTimeMachine()
    let before = machine.now
    var seen: [Date] = []

    try? machine.travel(to: monday) {
      seen.append(machine.now)
      try? machine.travel(to: tuesday) { seen.append(machine.now) }
      seen.append(machine.now)
      throw CancellationError()
    }
    seen.append(machine.now)

    #expect(seen == [monday, tuesday, monday, before])
  }
}
