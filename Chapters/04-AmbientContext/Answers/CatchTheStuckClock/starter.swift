import Foundation
import Testing

// Exercise 4.3: catch the stuck clock
//
// A helper that changes a context and puts it back is code, and code can be wrong. Write tests for
// a time machine that you have not seen. Each test is run on a right one, where it must pass, and
// on six broken ones. Every broken one must make at least one test fail.
//
// `travel(to:)` runs its body at another time, once, and comes back to the time before, also by an
// error, which reaches the caller. A journey may begin within a journey.

extension CatchTheStuckClock {
  private var monday: Date { Date(timeIntervalSince1970: 4 * 86_400) }
  private var tuesday: Date { Date(timeIntervalSince1970: 5 * 86_400) }

  @Test func `on a journey it is the other time`() throws {
    let machine = makeTimeMachine()

    try machine.travel(to: monday) {
      #expect(machine.now == monday)
    }
  }
}
