public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A carrier that sends messages to a server with a `URLSession`.
public struct URLSessionCarrier: Carrier {
  private let host: URL
  private let session: URLSession

  /// Makes a carrier to the server at `host`, such as "https://api.onevcat.com".
  ///
  /// If the host has a path, as "https://onevcat.com/v1" has, that path comes before the path of each
  /// message, and a query of the host comes before the message's query.
  ///
  /// The session's configuration decides how long the carrier waits, and can have constant headers. On
  /// Linux, the carrier uses only this configuration: each message has a session and a connection of
  /// its own, without the delegate of `session`.
  public init(host: URL, session: URLSession) {
    self.host = host
    self.session = session
  }

  /// Sends `message` to the host.
  ///
  /// - Returns: The reply.
  /// - Throws: ``TransportError`` if no reply arrived, or `CancellationError` if the task was cancelled
  ///   and nothing changed on the server.
  public func send(_ message: Message) async throws -> Reply {
    let request = try urlRequest(for: message)
    // If the task is already cancelled, URLSession may send the request all the same.
    try Task.checkCancellation()
    do {
      let (body, response) = try await data(for: request)
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      return Reply(status: response.statusCode, headers: Self.headers(of: response), body: body)
    } catch {
      let isNotSent = Self.isNotSent(after: error)
      if Task.isCancelled, isNotSent || message.method == .get { throw CancellationError() }
      throw isNotSent ? TransportError.notSent(error) : .outcomeUnknown(error)
    }
  }

  #if canImport(FoundationNetworking)
    // On Linux, a session repeats even a `post`, if a connection that it used before closes without an
    // answer. It also ignores the delegate of a single task. A new session has no used connection.
    private func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      let session = URLSession(
        configuration: session.configuration, delegate: SafeRedirects(), delegateQueue: nil)
      defer { session.finishTasksAndInvalidate() }
      return try await session.data(for: request)
    }
  #else
    private func data(for request: URLRequest) async throws -> (Data, URLResponse) {
      try await session.data(for: request, delegate: SafeRedirects())
    }
  #endif

  private func urlRequest(for message: Message) throws(TransportError) -> URLRequest {
    // Set to an invalid path or query, URLComponents stops the app. So a parser has to accept both first.
    let parsed = URLComponents(
      string: "a://b\(message.path)?\(message.query)", encodingInvalidCharacters: false)
    guard parsed?.percentEncodedPath == message.path,
      parsed?.percentEncodedQuery == message.query
    else { throw .notSent(URLError(.badURL)) }
    // As a text, a path whose first segment is empty would begin with "//" and name another host.
    var target = URLComponents(url: host, resolvingAgainstBaseURL: true)
    let hostPath = target?.percentEncodedPath ?? ""
    target?.percentEncodedPath = Self.withoutLastSlash(hostPath) + message.path
    let query = [target?.percentEncodedQuery ?? "", message.query].filter { !$0.isEmpty }
    target?.percentEncodedQuery = query.isEmpty ? nil : query.joined(separator: "&")
    guard let url = target?.url else { throw .notSent(URLError(.badURL)) }
    var request = URLRequest(url: url)
    request.httpMethod = message.method.rawValue
    for (name, value) in message.headers { request.setValue(value, forHTTPHeaderField: name) }
    if message.method != .get { request.httpBody = message.body }
    return request
  }

  private static func headers(of response: HTTPURLResponse) -> [String: String] {
    var headers: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields {
      headers[name.lowercased()] = value
    }
    return headers
  }

  /// Returns whether `error` proves that no byte of a `post` was sent, and false in doubt.
  ///
  /// A `get` may have been sent, and then redirected to where nothing could be sent.
  private static func isNotSent(after error: any Error) -> Bool {
    switch (error as? URLError)?.code {
    // An existing connection can fail because the device goes offline. So `notConnectedToInternet`
    // is no proof. Nor is `cannotConnectToHost`: if a host has two addresses and only one refuses,
    // Foundation on Linux reports it even after the other one has read the request.
    case .badURL, .unsupportedURL, .cannotFindHost, .dnsLookupFailed, .serverCertificateUntrusted,
      .serverCertificateHasBadDate, .serverCertificateHasUnknownRoot,
      .serverCertificateNotYetValid:
      true
    default: false
    }
  }

  private static func withoutLastSlash(_ path: String) -> String {
    path.hasSuffix("/") ? String(path.dropLast()) : path
  }
}

/// A delegate that follows the redirects of a `get` to the same server, and no others.
///
/// For a `post`, the redirect itself is the answer. A server that has done its work may redirect to one
/// that can't be reached. A session that follows reports only that second failure, and the `post` seems
/// never to have been sent. A 307 or a 308 keeps the method, and is refused all the same: a moved
/// server needs a new host in the app.
///
/// On Linux, a session sends all headers to the server that it is redirected to, a token, too. So a
/// `get` keeps its scheme, its host and its port. With these it keeps its token, which Apple's sessions drop.
final class SafeRedirects: NSObject, URLSessionTaskDelegate {
  /// Calls the completion handler with the new request if it is safe, and otherwise without one.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let old = task.originalRequest
    let isSameServer = Self.server(of: old?.url) == Self.server(of: request.url)
    var new = request
    // Apple's sessions drop this header at each redirect: github.com/Alamofire/Alamofire/issues/1850.
    if let token = old?.value(forHTTPHeaderField: "Authorization") {
      new.setValue(token, forHTTPHeaderField: "Authorization")
    }
    completionHandler(old?.httpMethod == "GET" && isSameServer ? new : nil)
  }

  private static func server(of url: URL?) -> [String?] {
    [url?.scheme, url?.host(), url?.port.map(String.init)]
  }
}
