// wrong: Keeps one journal for all machines, so each run sees the journeys of the runs before.
// sees: something outlives the test

import Foundation
import Synchronization
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

private let journal = Mutex<[Date]>([])

extension CatchTheStuckClock {
  @Test func `a journal`() throws {
    let machine = makeTimeMachine()
    let monday = Date(timeIntervalSince1970: 4 * 86_400)
    try machine.travel(to: monday) {
      let now = machine.now
      journal.withLock { $0.append(now) }
    }
    #expect(journal.withLock { $0 } == [monday])
  }
}
