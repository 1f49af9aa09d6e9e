/// Something that can send requests: the seam between what an app asks and how it is asked.
public protocol Client: Sendable {
  /// Sends `request`, and decodes what comes back.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ClientError``, or `CancellationError` if the task was cancelled.
  func send<R: Request>(_ request: R) async throws -> R.Response
}

/// Why a request has no response.
public enum ClientError: Error, Equatable {
  /// The server has nothing at this path, such as "/users/nobody".
  case notFound(path: String)

  /// The server answered with a status that is neither a success nor 404.
  case status(Int)

  /// The body is not JSON.
  case notJSON

  /// The body is JSON, but lacks this field. A field in a field is written "owner.name".
  case missingField(String)

  /// The body is JSON, but this field holds something of another type.
  case wrongType(field: String)

  /// Nobody could be asked, so nothing has happened.
  case unreachable

  /// The connection broke before the answer was there. The server may have done what was asked.
  case connectionLost

  /// No answer came in the time that the client waits. The server may have done what was asked.
  case timedOut
}
