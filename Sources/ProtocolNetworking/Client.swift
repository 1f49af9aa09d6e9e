/// Something that can send requests: the seam between what an app asks for and how that is sent.
public protocol Client: Sendable {
  /// Sends `request`, and decodes the answer.
  ///
  /// The errors have several types, so this method doesn't name one.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ResponseError`` if an answer arrived that can't be used, ``TransportError`` if none
  ///   arrived, or `CancellationError` if the task was cancelled and nothing changed on the server.
  func send<R: Request>(_ request: R) async throws -> R.Response
}

/// Why an answer that arrived can't be used.
///
/// It doesn't say that nothing changed on the server: a 504, or a 200 with an unreadable body, may come after
/// the work. Its cases keep what a message needs, and neither the decoder's error nor the body.
public enum ResponseError: Error, Equatable {
  /// The server has nothing at this path, such as "/users/nobody".
  case notFound(path: String)

  /// The answer has a status that is neither a success nor 404.
  case status(Int)

  /// The body isn't JSON.
  case notJSON

  /// The body is JSON, but it lacks this field. A nested field is written "owner.name".
  case missingField(String)

  /// The body is JSON, but the value of this field can't be read as its type. "" is the whole body.
  ///
  /// For an ISO date and a number that is too large, Foundation on Linux names only what contains the value.
  case wrongType(field: String)

  /// The body is JSON, but the response's own initializer threw the error that this text describes.
  case invalid(String)
}

/// Why no answer arrived, with the error that the transport reported.
public enum TransportError: Error {
  /// The request was not sent, so nothing changed on the server.
  case notSent(any Error)

  /// The request may have been sent, so the server may have done what it asks for.
  case outcomeUnknown(any Error)
}
