public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The second step: requests name what differs between them, and share the code that sends.
///
/// This is how `Request` looks at first in Wei Wang's demo. Each request still sends itself.
public protocol SelfSendingRequest {
  /// The type that an answer is parsed to.
  associatedtype Response

  /// Where the server is.
  var host: String { get }

  /// What the request asks for.
  var path: String { get }

  /// Whether the request only reads, or changes something.
  var method: HTTPMethod { get }

  /// Returns the response that `body` contains, or nil if it contains none.
  func parse(_ body: Data) -> Response?
}

extension SelfSendingRequest {
  /// Sends the request with the session that the whole app shares.
  ///
  /// - Returns: The response, or nil if the answer contains none.
  /// - Throws: `URLError` if there is no answer.
  public func send() async throws -> Response? {
    guard let url = URL(string: host + path) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    let (body, _) = try await URLSession.shared.data(for: request)
    return parse(body)
  }
}

/// The first step's request, as the second step writes it.
public struct SelfSendingNextIdRequest: SelfSendingRequest {
  /// The only server that it can reach.
  public let host = "https://reminders.example"

  /// Where the server makes ids.
  public let path = "/reminder-ids"

  /// Changes what is stored on the server.
  public let method = HTTPMethod.post

  /// Makes a request.
  public init() {}

  /// Reads the id in `{"id": 7}`.
  public func parse(_ body: Data) -> Int? {
    try? JSONDecoder().decode([String: Int].self, from: body)["id"]
  }
}
