import Foundation
import ProtocolNetworking

/// What a caller knows after a request that got no answer.
enum Failure: Equatable {
  case notSent
  case outcomeUnknown
}

/// Returns how `work` failed on the way to the server, or nil if it succeeded.
func transportFailure(of work: () async throws -> Void) async throws -> Failure? {
  try await transportFailureAndCode(of: work)?.failure
}

/// Returns the same, with the code of the original error, which differs between systems.
func transportFailureAndCode(
  of work: () async throws -> Void
) async throws -> (failure: Failure, code: URLError.Code?)? {
  do {
    try await work()
    return nil
  } catch TransportError.notSent(let error) {
    return (.notSent, (error as? URLError)?.code)
  } catch TransportError.outcomeUnknown(let error) {
    return (.outcomeUnknown, (error as? URLError)?.code)
  }
}
