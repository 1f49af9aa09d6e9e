// wrong: Stops a cancelled task between two attempts, and forgets that the first may have worked.
// sees: during the first attempt, the task is cancelled

// Exercise 12.2: repeat what is safe
//
// `RetryingCarrier` sends a request through another carrier, and sends it again after a failure.
// Since the release, some guests get the same invitation twice: the server had sent it, and only the
// answer got lost. Repeat only what is safe:
//
// - A request that was not sent can be sent again.
// - If the outcome is unknown, a request can be sent again if it is a `get`, or if it has a key. The
//   server recognizes the key, and doesn't do the work twice.
// - After any other error, nothing is sent again.
//
// The request is sent at most `attempts` times in all, and `attempts` is at least 1. If no attempt
// succeeds, `send` throws the last error. There is one exception. A `notSent` or a
// `CancellationError` says that nothing changed on the server, but only in its own attempt. So after
// an unknown outcome, `send` throws the last `outcomeUnknown` instead.

/// Sends each request through another carrier, and repeats what is safe.
struct RetryingCarrier: InvitationCarrier {
  private let carrier: any InvitationCarrier
  private let attempts: Int

  init(carrier: any InvitationCarrier, attempts: Int) {
    self.carrier = carrier
    self.attempts = attempts
  }

  func send(_ request: InvitationRequest) async throws -> String {
    var unknown: SendingError?
    var attempt = 0
    while true {
      attempt += 1
      try Task.checkCancellation()
      do {
        return try await carrier.send(request)
      } catch let error as SendingError {
        switch error {
        case .notSent: break
        case .outcomeUnknown:
          unknown = error
          guard request.method == .get || request.key != nil else { throw error }
        }
        if attempt == attempts { throw unknown ?? error }
      } catch let error as CancellationError {
        throw unknown ?? error
      }
    }
  }
}

// You don't have to change what follows.

protocol InvitationCarrier: Sendable {
  func send(_ request: InvitationRequest) async throws -> String
}

struct InvitationRequest: Equatable, Sendable {
  enum Method { case get, post }

  var method: Method
  var path: String
  var key: String?
}

enum SendingError: Error {
  case notSent(any Error)
  case outcomeUnknown(any Error)
}
