import Foundation

/// What an app asks a server for, and the type of the response.
///
/// A request does not send itself, and does not know the server. The example is from Wei Wang
/// (onevcat), "Protocol-Oriented Programming meets Cocoa", 2016, who names APIKit as his model.
public protocol Request: Sendable {
  /// The type that the server's answer is decoded to.
  associatedtype Response: BodyDecodable & Sendable

  /// Whether the request only reads, or changes something.
  var method: HTTPMethod { get }

  /// The path, one element for each segment, so that a name with a slash stays one segment.
  var path: [String] { get }

  /// Named values, sent in the query of a `get` and in the form of a `post`.
  var parameters: [String: String] { get }

  /// A unique text by which the server recognizes a request that is sent again, or nil.
  ///
  /// It is printable ASCII without a space at its ends, such as a `UUID`. A ``Client`` sends no request with
  /// another key, because the key could get lost or change on its way.
  var idempotencyKey: String? { get }
}

extension Request {
  /// No parameters.
  public var parameters: [String: String] { [:] }

  /// No key: the server takes each attempt for a new request.
  public var idempotencyKey: String? { nil }
}

/// How a request is sent.
public enum HTTPMethod: String, Sendable {
  /// Reads, and changes nothing.
  case get = "GET"
  /// Changes something.
  case post = "POST"
}

extension Request {
  /// Returns the request as a carrier sends it.
  func message() throws(TransportError) -> Message {
    var message = Message(method: method, path: try encodedPath())
    switch method {
    case .get: message.query = encodedParameters
    case .post:
      message.headers["Content-Type"] = "application/x-www-form-urlencoded"
      message.body = Data(encodedParameters.utf8)
    }
    if let key = idempotencyKey {
      // Foundation drops a header with a line break, and sends the request without its key.
      let isPrintable = key.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      let isSendable = isPrintable && !key.isEmpty && key.first != " " && key.last != " "
      guard isSendable else { throw .notSent(URLError(.badURL)) }
      message.headers["Idempotency-Key"] = key
    }
    return message
  }

  /// Returns the path with its slashes, such as "/users/Wei%20Wang".
  ///
  /// In a URL, the segments "." and ".." mean a folder, however they are encoded. Such a request
  /// can't be sent.
  private func encodedPath() throws(TransportError) -> String {
    if path.contains(where: [".", ".."].contains) { throw .notSent(URLError(.badURL)) }
    return "/" + path.map(encoded).joined(separator: "/")
  }

  /// The parameters by name, such as "day=1&list=home".
  private var encodedParameters: String {
    parameters.sorted { $0.key < $1.key }
      .map { encoded($0.key) + "=" + encoded($0.value) }.joined(separator: "&")
  }

  /// Encodes everything that has a meaning in a URL or in a form, "+" and "/" too.
  private func encoded(_ text: String) -> String {
    let plain = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
    return text.addingPercentEncoding(withAllowedCharacters: plain) ?? text
  }
}
