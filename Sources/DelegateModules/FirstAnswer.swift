import Synchronization

/// Resumes a continuation with the first of several answers.
///
/// An answer may come from any thread, and before there is a continuation.
nonisolated final class FirstAnswer<Answer: Sendable>: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Answer, any Error>)
    case answered(Result<Answer, any Error>)
  }

  private let state = Mutex(State.empty)

  /// Takes the continuation that is to be resumed.
  ///
  /// Returns whether the continuation waits now. If an answer came before, it's resumed at once.
  func waits(with continuation: CheckedContinuation<Answer, any Error>) -> Bool {
    let early: Result<Answer, any Error>? = state.withLock { state in
      if case .answered(let answer) = state { return answer }
      state = .waiting(continuation)
      return nil
    }
    guard let early else { return true }
    continuation.resume(with: early)
    return false
  }

  /// Takes an answer, and ignores all but the first.
  func take(_ answer: Result<Answer, any Error>) {
    let waiting: CheckedContinuation<Answer, any Error>? = state.withLock { state in
      switch state {
      case .answered:
        return nil
      case .empty:
        state = .answered(answer)
        return nil
      case .waiting(let continuation):
        state = .answered(answer)
        return continuation
      }
    }
    waiting?.resume(with: answer)
  }
}
