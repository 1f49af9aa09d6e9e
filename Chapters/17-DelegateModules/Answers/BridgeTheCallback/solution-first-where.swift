// why: A throwing stream ends with the failure, and its first id is the answer.

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
  let (results, input) = AsyncThrowingStream.makeStream(of: Int.self)
  server.request(ticket) { result in
    if case .success(let id) = result { input.yield(id) }
    input.finish(throwing: result.failure)
  }
  if let id = try await results.first(where: { _ in true }) { return id }
  server.withdraw(ticket)
  throw CancellationError()
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

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
