import Foundation
import ProtocolNetworking

/// What a caller knows after a request got no answer.
enum Failure: Equatable {
  case notSent(URLError.Code?)
  case outcomeUnknown(URLError.Code?)
}

/// Returns how `work` failed on the way to the server, or nil if it did not.
func transportFailure(
  of work: () async throws -> Void
) async throws -> Failure? {
  do {
    try await work()
    return nil
  } catch let error as TransportError {
    switch error {
    case .notSent(let error): return .notSent((error as? URLError)?.code)
    case .outcomeUnknown(let error): return .outcomeUnknown((error as? URLError)?.code)
    }
  }
}
