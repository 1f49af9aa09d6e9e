public import Foundation

/// Something that brings a message to a server, and the reply back: the seam of this chapter.
public protocol Carrier: Sendable {
  /// Sends `message`, and returns the server's reply, whatever its status is.
  ///
  /// - Returns: The reply.
  /// - Throws: ``TransportError`` if no reply arrived, or `CancellationError` if the task was cancelled
  ///   and nothing changed on the server.
  func send(_ message: Message) async throws -> Reply
}

/// A request as it is sent, encoded and without the type of its response.
public struct Message: Equatable, Sendable {
  /// Whether the message only reads, or changes something.
  public var method: HTTPMethod

  /// The encoded path, such as "/users/Wei%20Wang".
  public var path: String

  /// The encoded query, such as "day=1", or "" if there is none.
  public var query: String

  /// The headers by name.
  public var headers: [String: String]

  /// The body, which can be empty.
  public var body: Data

  /// Makes a message from its encoded parts.
  public init(
    method: HTTPMethod, path: String, query: String = "", headers: [String: String] = [:],
    body: Data = Data()
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
  }
}

/// What a server replies.
public struct Reply: Equatable, Sendable {
  /// The status, such as 200.
  public var status: Int

  /// The headers by name, in lowercase, such as "retry-after".
  public var headers: [String: String]

  /// The body, which can be empty.
  public var body: Data

  /// Makes a reply.
  public init(status: Int = 200, headers: [String: String] = [:], body: Data) {
    self.status = status
    self.headers = headers
    self.body = body
  }
}

/// Why no answer arrived, with the error that the carrier reported.
public enum TransportError: Error {
  /// The request was not sent, so nothing changed on the server.
  case notSent(any Error)

  /// The request may have been sent, so the server may have done what it asks for.
  case outcomeUnknown(any Error)
}
