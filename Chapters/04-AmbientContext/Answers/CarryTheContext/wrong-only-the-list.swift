// wrong: Carries the list and forgets the clock.
// sees: the list is not all

import Foundation

// Exercise 4.4: carry the context
//
// Work that waits in a queue of callbacks runs in the scope of whoever runs the queue, and the
// scope of whoever gave the work is lost. Carry it over: the work must see the list and the clock
// that hold where `later` is called.

/// Runs work later, as if it ran where it was given.
struct Scheduler {
  private let queue: CallbackQueue

  init(queue: CallbackQueue) {
    self.queue = queue
  }

  /// Adds `work` to the queue.
  func later(_ work: @escaping () -> Void) {
    let list = ReminderScope.list
    queue.add {
      ReminderScope.$list.withValue(list) { work() }
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
