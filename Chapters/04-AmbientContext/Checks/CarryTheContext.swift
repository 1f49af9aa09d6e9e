import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import AmbientContextExercises

@Suite(.serialized, .exercise("4.4")) struct CarryTheContext {
  private let queue = CallbackQueue()
  private let log = Log()

  @Test func `work sees the list of the place where it was added`() {
    let scheduler = Scheduler(queue: queue)
    ReminderScope.$list.withValue("Work") {
      scheduler.later { log.add(ReminderScope.list) }
    }
    queue.run()
    #expect(
      log.lines == ["Work"], "`later` was called in the list \"Work\", and the work ran in another")
  }

  @Test func `work sees the clock of the place where it was added`() {
    let scheduler = Scheduler(queue: queue)
    ReminderScope.$now.withValue({ day(1) }) {
      scheduler.later { log.add("\(ReminderScope.now() == day(1))") }
    }
    queue.run()
    #expect(
      log.lines == ["true"], "carrying the list is not enough: the work ran with another clock")
  }

  @Test func `each piece of work keeps its own scope`() {
    let scheduler = Scheduler(queue: queue)
    for list in ["Work", "Home", "Work"] {
      ReminderScope.$list.withValue(list) {
        scheduler.later { log.add("\(list): \(ReminderScope.list)") }
      }
    }
    scheduler.later { log.add("no scope: \(ReminderScope.list)") }
    ReminderScope.$list.withValue("Garden") {
      queue.run()
      log.add("the queue's runner: \(ReminderScope.list)")
    }
    let expected = [
      "Work: Work", "Home: Home", "Work: Work", "no scope: Inbox", "the queue's runner: Garden",
    ]
    #expect(
      log.lines == expected,
      """
      work was added in three scopes and in none, and the queue ran in a fourth; the lists that each \
      should see are \(expected), and they saw \(log.lines)
      """)
  }

  @Test func `each piece of work keeps its own clock`() {
    let scheduler = Scheduler(queue: queue)
    for number in [1, 2, 1] {
      ReminderScope.$now.withValue({ day(number) }) {
        scheduler.later { log.add(name(of: ReminderScope.now())) }
      }
    }
    queue.run()
    #expect(
      log.lines == ["day 1", "day 2", "day 1"],
      """
      work was added three times in one list, where the clock said day 1, day 2 and day 1 again; the \
      clocks that it saw are \(log.lines)
      """)
  }

  @Test func `two schedulers have a queue each`() {
    let other = CallbackQueue()
    let (mine, yours) = (Scheduler(queue: queue), Scheduler(queue: other))
    mine.later { log.add("mine") }
    yours.later { log.add("yours") }
    queue.run()
    #expect(
      log.lines == ["mine"],
      """
      two schedulers were made with a queue each and then given work, "mine" and "yours"; only the \
      queue of the first one has run, and what ran is \(log.lines)
      """)
    other.run()
    #expect(
      log.lines == ["mine", "yours"],
      "both queues of two schedulers have run, so both works must; what ran is \(log.lines)")
  }

  @Test func `the scheduler may be made in another scope`() {
    let scheduler = ReminderScope.$list.withValue("Garden") { Scheduler(queue: queue) }
    ReminderScope.$list.withValue("Work") {
      scheduler.later { log.add(ReminderScope.list) }
    }
    queue.run()
    #expect(log.lines == ["Work"], "what counts is where `later` is called, not the initializer")
  }

  @Test func `the clock is carried and goes on`() {
    let scheduler = Scheduler(queue: queue)
    let clock = Clock()
    ReminderScope.$now.withValue({ clock.now }) {
      scheduler.later { log.add(name(of: ReminderScope.now())) }
    }
    clock.set(day(2))
    queue.run()
    #expect(
      log.lines == ["day 2"],
      """
      the clock of the place where the work was added went from day 1 to day 2 before the work ran; \
      the work should see day 2 and saw \(log.lines)
      """)
  }

  @Test func `work waits for its queue, and runs once`() {
    let scheduler = Scheduler(queue: queue)
    scheduler.later { log.add("done") }
    #expect(log.lines.isEmpty, "the work ran before its queue did")
    queue.run()
    #expect(log.lines == ["done"], "the queue ran, and so must the work, once")
  }

  @Test func `the scheduler keeps its queue`() {
    let (scheduler, queue) = aloneWithItsQueue()
    withExtendedLifetime(scheduler) {
      scheduler.later { log.add("done") }
      queue()?.run()
    }
    #expect(log.lines == ["done"], "nobody but the scheduler held the queue, and it was gone")
  }

  /// Returns a scheduler, and its queue as long as the scheduler keeps it.
  private func aloneWithItsQueue() -> (Scheduler, () -> CallbackQueue?) {
    let queue = CallbackQueue()
    return (Scheduler(queue: queue), { [weak queue] in queue })
  }

  @Test func `work that adds work passes its scope on`() {
    let scheduler = Scheduler(queue: queue)
    ReminderScope.$list.withValue("Work") {
      scheduler.later { [queue] in
        Scheduler(queue: queue).later { log.add(ReminderScope.list) }
      }
    }
    queue.run()
    #expect(log.lines == ["Work"], "work added more work, and its scope got lost on the way")
  }

  @Test func `work that adds work may do so in a scope of its own`() {
    let scheduler = Scheduler(queue: queue)
    ReminderScope.$list.withValue("Work") {
      scheduler.later {
        ReminderScope.$list.withValue("Home") { scheduler.later { log.add(ReminderScope.list) } }
      }
    }
    queue.run()
    #expect(
      log.lines == ["Home"],
      "work of the list \"Work\" added more work in the list \"Home\", which ran in \(log.lines)")
  }
}

private func day(_ day: Int) -> Date { Date(timeIntervalSince1970: Double(day) * 86_400) }

private func name(of date: Date) -> String {
  [1, 2].first { date == day($0) }.map { "day \($0)" } ?? "another clock"
}

private final class Log {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }
}

private final class Clock: Sendable {
  private let time = Mutex(day(1))

  var now: Date { time.withLock { $0 } }

  func set(_ date: Date) { time.withLock { $0 = date } }
}
