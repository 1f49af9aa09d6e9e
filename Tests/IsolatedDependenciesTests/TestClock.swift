import Synchronization

/// A clock on which time passes when the test says so.
///
/// Before a test advances it, it waits for the sleepers that it knows of. So the clock needs no
/// guess about what other tasks are still going to do. (The test clock of swift-clocks doesn't wait for
/// a sleeper, but lets other tasks run before it advances.)
final class TestClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    var offset = Duration.zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private struct State {
    var now = Instant()
    var sleepers: [Int: Sleeper] = [:]
    var nextKey = 0
    var waiting: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
  }

  private let state = Mutex(State())

  var now: Instant { state.withLock(\.now) }
  var minimumResolution: Duration { .zero }

  /// How many tasks are sleeping.
  var sleepers: Int { state.withLock(\.sleepers.count) }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    let key = state.withLock { state in
      defer { state.nextKey += 1 }
      return state.nextKey
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation {
        register(Sleeper(deadline: deadline, continuation: $0), key)
      }
    } onCancel: {
      let sleeper = state.withLock { $0.sleepers.removeValue(forKey: key) }
      sleeper?.continuation.resume(throwing: CancellationError())
    }
  }

  private func register(_ sleeper: Sleeper, _ key: Int) {
    let (result, waiting) = state.withLock { state in
      // A task is marked as cancelled before its handler runs, so one of the two sees it.
      var result: Result<Void, any Error>?
      if Task.isCancelled {
        result = .failure(CancellationError())
      } else if sleeper.deadline <= state.now {
        result = .success(())
      } else {
        state.sleepers[key] = sleeper
      }
      let count = state.sleepers.count
      defer { state.waiting.removeAll { $0.count <= count } }
      return (result, state.waiting.filter { $0.count <= count })
    }
    if let result { sleeper.continuation.resume(with: result) }
    for one in waiting { one.continuation.resume() }
  }

  /// Returns when at least `count` tasks are sleeping.
  func untilSleeping(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let isThere = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.waiting.append((count, continuation))
        return false
      }
      if isThere { continuation.resume() }
    }
  }

  /// Lets time pass, and wakes everyone whose time has come.
  ///
  /// A task that sleeps again after it has woken begins at the new time. So a test of repeated sleeps
  /// advances once for each, and waits for the sleeper in between.
  func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.now = state.now.advanced(by: duration)
      let due = state.sleepers.filter { $0.value.deadline <= state.now }
      for key in due.keys { state.sleepers[key] = nil }
      return due.values.sorted { $0.deadline < $1.deadline }
    }
    for sleeper in due { sleeper.continuation.resume() }
  }
}
