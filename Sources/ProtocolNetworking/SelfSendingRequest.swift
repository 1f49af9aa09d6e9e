public import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The second step: what requests differ in is named, and the sending is written once.
///
/// This is how `Request` looks at first in Wei Wang's demo. Each request still sends itself.
public protocol SelfSendingRequest {
  /// What the answer is read as.
  associatedtype Response

  /// Where the server is.
  var host: String { get }

  /// What is asked of it.
  var path: String { get }

  /// How it is asked.
  var method: HTTPMethod { get }

  /// Returns what the body of an answer means, or nil if it can't be understood.
  func parse(_ body: Data) -> Response?
}

extension SelfSendingRequest {
  /// Sends the request with the one session that everybody shares.
  ///
  /// - Returns: The response, or nil if the answer can't be understood.
  /// - Throws: `URLError` if there is no answer.
  public func send() async throws -> Response? {
    guard let url = URL(string: host + path) else { return nil }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    let (body, _) = try await URLSession.shared.data(for: request)
    return parse(body)
  }
}

/// The first step's request, told as the second step wants it.
public struct SelfSendingNextIdRequest: SelfSendingRequest {
  /// Only this server is ever asked.
  public let host = "https://reminders.example"

  /// Where ids are handed out.
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
