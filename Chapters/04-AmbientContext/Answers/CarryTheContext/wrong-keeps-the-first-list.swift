// wrong: While work runs, takes its list for whatever it adds, even in another scope.
// sees: work of the list "Work" added more work in the list "Home"

import Foundation

// Exercise 4.4: carry the context
//
// Work that waits in a queue of callbacks runs in the scope of the code that runs the queue, so the
// scope in which `later` was called is lost. Carry it over: the work must see the list and the clock
// that hold where `later` is called.

/// Runs work later, in the scope in which it was added.
struct Scheduler {
  private final class Kept {
    var list: String?
  }

  private let queue: CallbackQueue
  private let kept = Kept()

  init(queue: CallbackQueue) {
    self.queue = queue
  }

  /// Adds `work` to the queue.
  func later(_ work: @escaping () -> Void) {
    let list = kept.list ?? ReminderScope.list
    let now = ReminderScope.now
    queue.add {
      kept.list = list
      defer { kept.list = nil }
      ReminderScope.$list.withValue(list) { ReminderScope.$now.withValue(now) { work() } }
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
