public import Foundation

/// The client of one server: it encodes requests, lets a carrier send them, and decodes the replies.
public struct Client: Sendable {
  private let carrier: any Carrier
  private let decoder: JSONDecoder
  private let authorize: @Sendable (inout Message) async throws -> Void

  /// Makes a client of the server that `carrier` reaches.
  ///
  /// Many tasks use the decoder, so don't change it later.
  ///
  /// The client calls `authorize` before it sends a message, each time. It is the place for a token,
  /// which may have to be renewed first. If it throws, the message is not sent.
  public init(
    carrier: any Carrier, decoder: JSONDecoder = JSONDecoder(),
    authorize: @escaping @Sendable (inout Message) async throws -> Void = { _ in }
  ) {
    self.carrier = carrier
    self.decoder = decoder
    self.authorize = authorize
  }

  /// Sends `request`, and decodes the body of a successful reply.
  ///
  /// The errors have several types, so this method doesn't name one.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ResponseError`` if an answer arrived that can't be used, ``TransportError`` if none
  ///   arrived, or `CancellationError` if the task was cancelled and nothing changed on the server. It is
  ///   ``TransportError/notSent(_:)`` also if the path or the key can't be encoded, or if `authorize` throws.
  public func send<R: Request>(_ request: R) async throws -> R.Response {
    try Task.checkCancellation()
    let message = try await authorized(request.message())
    let reply = try await carrier.send(message)
    switch reply.status {
    case 200..<300: return try R.Response.decode(reply.body, with: decoder)
    case 404: throw ResponseError.notFound(path: message.path)
    default: throw ResponseError.status(reply.status)
    }
  }

  private func authorized(_ message: Message) async throws -> Message {
    var message = message
    do {
      try await authorize(&message)
    } catch {
      try Task.checkCancellation()
      throw TransportError.notSent(error)
    }
    return message
  }
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
