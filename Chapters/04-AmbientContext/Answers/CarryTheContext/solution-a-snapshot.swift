// why: A snapshot is taken where `later` is called, and opens both scopes again around the work.

import Foundation

// Exercise 4.4: carry the context
//
// Work that waits in a queue of callbacks runs in the scope of the code that runs the queue, so the
// scope in which `later` was called is lost. Carry it over: the work must see the list and the clock
// that hold where `later` is called.

/// Runs work later, in the scope in which it was added.
struct Scheduler {
  private let queue: CallbackQueue

  init(queue: CallbackQueue) {
    self.queue = queue
  }

  /// Adds `work` to the queue.
  func later(_ work: @escaping () -> Void) {
    let snapshot = Snapshot()
    queue.add { snapshot.run(work) }
  }
}

/// The values of the context at one place.
private struct Snapshot {
  private let list = ReminderScope.list
  private let now = ReminderScope.now

  func run(_ work: () -> Void) {
    ReminderScope.$list.withValue(list) {
      ReminderScope.$now.withValue(now, operation: work)
    }
  }
}

// The context. You need not change it.
enum ReminderScope {
  @TaskLocal static var list = "Inbox"
  @TaskLocal static var now: @Sendable () -> Date = { Date() }
}

// A queue from the time before tasks. You need not change it.
final class CallbackQueue {
  private var callbacks: [() -> Void] = []

  func add(_ callback: @escaping () -> Void) {
    callbacks.append(callback)
  }

  func run() {
    while !callbacks.isEmpty { callbacks.removeFirst()() }
  }
}
