import Dispatch
import Foundation
import ReminderStorage
import Synchronization

/// A fake for any task, in which a test can stop a reader that has its value.
final class PausableStore: KeyValueStore, Sendable {
  private let last = Mutex<Int?>(nil)
  private let pause = Mutex<Pause?>(nil)
  private let count = Atomic(0)

  /// How often the store was read.
  var reads: Int { count.load(ordering: .sequentiallyConsistent) }

  func pauseTheNextRead() -> Pause {
    let next = Pause()
    pause.withLock { $0 = next }
    return next
  }

  func object(forKey key: String) -> Any? {
    let value = last.withLock { $0 }
    count.add(1, ordering: .sequentiallyConsistent)
    let pause = pause.withLock { $0.take() }
    pause?.hold()
    return value
  }

  func set(_ value: Any?, forKey key: String) {
    last.withLock { $0 = value as? Int }
  }
}

/// A point at which a thread waits for the test.
final class Pause: Sendable {
  private let reached = AsyncStream.makeStream(of: Void.self)
  private let isOver = DispatchSemaphore(value: 0)

  /// Holds the calling thread until the test ends the pause.
  func hold() {
    reached.continuation.finish()
    isOver.wait()
  }

  /// Returns when a thread is waiting here.
  func isReached() async {
    for await _ in reached.stream {}
  }

  func end() { isOver.signal() }
}

/// Runs the parts of a task on threads of their own, so that they may wait for a test.
///
/// The threads that tasks usually run on are as many as the machine has cores. If a few tests held
/// one each, no task could run any more, not even the one that would end the waiting.
final class OwnThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Thread.detachNewThread { [self] in job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}
