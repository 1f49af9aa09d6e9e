// why: A mutex decides whether the answer or the cancellation came first, and resumes the continuation once.

import Synchronization
import Foundation

// Exercise 17.4: bridge the callback
//
// A server counts the reminder ids of all devices, and reports each one through a callback. Let
// `nextReminderId(from:)` request one id and wait for it:
//
// - It returns the id or throws the failure that comes first. What comes later changes nothing: no
//   second answer, and no cancellation.
// - If the task is cancelled while it waits, it stops waiting, withdraws its request once, and
//   throws a `CancellationError`.
// - If the task was cancelled before, it throws that error without a request.
// - It withdraws nothing else.
//
// The server may call back on any thread, twice, never, and even before `request` returns.

/// Requests the next reminder id from `server`, and waits for it.
func nextReminderId(from server: any IdServer) async throws -> Int {
  try Task.checkCancellation()
  let ticket = Ticket()
  let first = FirstAnswer()
  do {
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        guard first.waits(with: continuation) else { return }
        server.request(ticket) { answer in first.take(answer.mapError { $0 }) }
      }
    } onCancel: {
      first.take(.failure(CancellationError()))
    }
  } catch let error as CancellationError {
    server.withdraw(ticket)
    throw error
  }
}

private final class FirstAnswer: Sendable {
  private enum State {
    case empty
    case waiting(CheckedContinuation<Int, any Error>)
    case answered(Result<Int, any Error>)
  }

  private let state = Mutex(State.empty)

  func waits(with continuation: CheckedContinuation<Int, any Error>) -> Bool {
    let early: Result<Int, any Error>? = state.withLock { state in
      if case .answered(let answer) = state { return answer }
      state = .waiting(continuation)
      return nil
    }
    guard let early else { return true }
    continuation.resume(with: early)
    return false
  }

  func take(_ answer: Result<Int, any Error>) {
    let waiting: CheckedContinuation<Int, any Error>? = state.withLock { state in
      switch state {
      case .answered: return nil
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

// You need not change what follows.

/// The server, which reports through a callback.
protocol IdServer: Sendable {
  /// Requests an id under a ticket, and calls `done` with it, or with a failure.
  func request(_ ticket: Ticket, _ done: @escaping @Sendable (Result<Int, IdFailure>) -> Void)

  /// Withdraws the request with this ticket. The server may not call back any more.
  func withdraw(_ ticket: Ticket)
}

/// The name of one request: each `Ticket()` is a new one.
struct Ticket: Hashable, Sendable {
  private let number = UUID()
}

enum IdFailure: Error {
  case offline
}
