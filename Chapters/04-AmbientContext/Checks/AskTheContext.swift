import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import AmbientContextExercises

@Suite(.exercise("4.1")) struct AskTheContext {
  @Test(arguments: [(7, 0), (8, 0), (9, 1), (13, 2), (19, 3)])
  func `the clock of the scope decides`(now: Int, overdue: Int) {
    let count = overdueCount(at: now)
    #expect(
      count == overdue,
      """
      it is \(now):00 in the context; \(overdue) of 8:00, 12:00 and 18:00 are before that, and the list \
      counted \(count)
      """)
  }

  @Test func `the clock of the context may be ahead of the system's`() {
    let future = Date(timeIntervalSince1970: 32_503_680_000)
    let list = DueList(dueDates: [future - 3_600, future + 3_600])
    let count = ReminderClock.$now.withValue({ future }) { list.overdueCount() }
    #expect(
      count == 1,
      """
      it is the year 3000 in the context, and one of two reminders was due an hour ago; the list \
      counted \(count)
      """)
  }

  @Test func `the scope of the call decides, not the one that made the list`() {
    let made = ReminderClock.$now.withValue({ hour(19) }) { DueList(dueDates: [hour(8)]) }
    let count = ReminderClock.$now.withValue({ hour(7) }) { made.overdueCount() }
    #expect(
      count == 0,
      """
      the list was made in a scope at 19:00 and counted in one at 7:00, by which its reminder of \
      8:00 is not overdue; it counted \(count), by another clock than that of the second scope
      """)
  }

  @Test func `one list counts in several scopes`() {
    let list = DueList(dueDates: dueDates)
    let counts = [9, 19, 9, 13].map { now in
      ReminderClock.$now.withValue({ hour(now) }) { list.overdueCount() }
    }
    #expect(
      counts == [1, 3, 1, 2],
      """
      the list counted at 9:00, 19:00, 9:00 and 13:00, in this order: \(counts), and not [1, 3, 1, 2]
      """)
  }

  @Test func `reminders may be due at one time, and in any order`() {
    let list = DueList(dueDates: [hour(18), hour(8), hour(12), hour(8)])
    let count = ReminderClock.$now.withValue({ hour(13) }) { list.overdueCount() }
    #expect(
      count == 3,
      """
      it is 13:00 in the context, and the reminders are due at 18:00, 8:00, 12:00 and 8:00; the list \
      counted \(count) before now, and not 3
      """)
  }

  @Test func `half a second counts`() {
    let list = DueList(dueDates: [hour(8)])
    let counts = [-0.5, 0.5].map { seconds in
      ReminderClock.$now.withValue({ hour(8) + seconds }) { list.overdueCount() }
    }
    #expect(
      counts == [0, 1],
      """
      a reminder was due at 8:00, and the clock of the context was half a second before that, and \
      then half a second after it; the list counted \(counts), and not [0, 1]
      """)
  }

  @Test func `two tasks have two clocks`() async {
    async let early = overdueCount(at: 9)
    async let late = overdueCount(at: 19)
    let counts = await [early, late]
    #expect(
      counts == [1, 3],
      "two tasks run at once, one at 9:00 and one at 19:00; they counted \(counts), not [1, 3]")
  }

  @Test func `the clock is read once for a count`() {
    let reads = Reads()
    ReminderClock.$now.withValue({ reads.next() }) {
      let list = DueList(dueDates: dueDates)
      #expect(reads.count == 0, "making the list already read the clock; wait until it counts")
      _ = list.overdueCount()
    }
    #expect(reads.count > 0, "the list counted by another clock: the context's was never read")
    #expect(
      reads.count < 2,
      "the context's clock was read \(reads.count) times for one count; it may move in between")
  }

  @Test func `without a scope it is the system's clock`() {
    let list = DueList(dueDates: [Date(timeIntervalSinceNow: -60), Date(timeIntervalSinceNow: 60)])
    let count = list.overdueCount()
    #expect(
      count == 1,
      """
      no scope is open, so the system's clock counts, and one of two reminders was due a minute ago; \
      the list counted \(count)
      """)
  }
}

private let dueDates = [hour(8), hour(12), hour(18)]

private func overdueCount(at now: Int) -> Int {
  ReminderClock.$now.withValue({ hour(now) }) { DueList(dueDates: dueDates).overdueCount() }
}

private func hour(_ hour: Int) -> Date { Date(timeIntervalSince1970: Double(hour) * 3_600) }

private final class Reads: Sendable {
  private let reads = Mutex(0)

  var count: Int { reads.withLock { $0 } }

  func next() -> Date {
    reads.withLock { $0 += 1 }
    return hour(12)
  }
}
