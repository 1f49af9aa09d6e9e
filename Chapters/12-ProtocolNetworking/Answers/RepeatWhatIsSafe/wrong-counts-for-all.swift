// wrong: Counts the attempts in the carrier, so one request uses up those of the next.
// sees: with `attempts: 2`, two requests fail once each

import Synchronization

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
  private let left: Attempts

  init(carrier: any InvitationCarrier, attempts: Int) {
    self.carrier = carrier
    self.attempts = attempts
    left = Attempts(left: attempts - 1)
  }

  func send(_ request: InvitationRequest) async throws -> String {
    var doubt: SendingError?
    do {
      while true {
        do {
          return try await carrier.send(request)
        } catch SendingError.notSent where left.take() {
          continue
        } catch SendingError.outcomeUnknown(let error)
          where (request.method == .get || request.key != nil) && left.take()
        {
          doubt = .outcomeUnknown(error)
        }
      }
    } catch SendingError.notSent(let error) {
      throw doubt ?? .notSent(error)
    } catch let error as CancellationError {
      if let doubt { throw doubt }
      throw error
    }
  }
}

/// The attempts that are left.
private final class Attempts: Sendable {
  private let left: Mutex<Int>

  init(left: Int) {
    self.left = Mutex(left)
  }

  func take() -> Bool {
    left.withLock { left in
      left -= 1
      return left >= 0
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
