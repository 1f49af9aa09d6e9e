// wrong: Makes a second ticket for the withdrawal, so the server finds no request under it.
// sees: a ticket was withdrawn that no request had

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
  let (answers, continuation) = AsyncStream.makeStream(of: Result<Int, IdFailure>.self)
  server.request(Ticket()) { answer in continuation.yield(answer) }
  for await answer in answers { return try answer.get() }
  server.withdraw(Ticket())
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
