public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A client that sends requests to a server.
public struct URLSessionClient: Client {
  private let host: URL
  private let session: URLSession
  private let decoder: JSONDecoder
  private let authorize: @Sendable (inout URLRequest) async throws -> Void

  /// Makes a client of the server at `host`, such as "https://api.onevcat.com".
  ///
  /// If the host has a path, as "https://onevcat.com/v1" has, that path comes before the path of each
  /// request, and a query of the host comes before the parameters.
  ///
  /// The session's configuration decides how long the client waits, and can have constant headers. On
  /// Linux, the client uses only this configuration: each request has a session of its own, without the
  /// delegate of `session`. Many tasks use the decoder, so don't change it later.
  ///
  /// The client calls `authorize` before it sends a request, each time. It is the place for a token,
  /// which may have to be renewed first. If it throws, the request is not sent.
  public init(
    host: URL, session: URLSession, decoder: JSONDecoder = JSONDecoder(),
    authorize: @escaping @Sendable (inout URLRequest) async throws -> Void = { _ in }
  ) {
    self.host = host
    self.session = session
    self.decoder = decoder
    self.authorize = authorize
  }

  /// Sends `request` to the host, and decodes the body of a successful answer.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ResponseError`` if an answer arrived that can't be used, ``TransportError`` if none
  ///   arrived, or `CancellationError` if the task was cancelled and nothing changed on the server.
  public func send<R: Request>(_ request: R) async throws -> R.Response {
    try Task.checkCancellation()
    let (body, status) = try await answer(to: request)
    switch status {
    case 200..<300: return try R.Response.decode(body, with: decoder)
    case 404: throw ResponseError.notFound(path: try request.encodedPath)
    default: throw ResponseError.status(status)
    }
  }

  private func answer(to request: some Request) async throws -> (body: Data, status: Int) {
    let urlRequest = try await authorized(urlRequest(for: request))
    // If the task is already cancelled, URLSession may send the request all the same.
    try Task.checkCancellation()
    do {
      let (body, response) = try await data(for: urlRequest)
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      return (body, response.statusCode)
    } catch {
      let isNotSent = Self.isNotSent(after: error)
      if Task.isCancelled, isNotSent || request.method == .get { throw CancellationError() }
      throw isNotSent ? TransportError.notSent(error) : .outcomeUnknown(error)
    }
  }

  private func authorized(_ request: URLRequest) async throws -> URLRequest {
    var request = request
    do {
      try await authorize(&request)
    } catch {
      try Task.checkCancellation()
      throw TransportError.notSent(error)
    }
    return request
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

  private func urlRequest(for request: some Request) throws -> URLRequest {
    let isForm = request.method == .post
    // As a text, a path whose first segment is empty would begin with "//" and name another host.
    var target = URLComponents(url: host, resolvingAgainstBaseURL: true)
    let hostPath = target?.percentEncodedPath ?? ""
    target?.percentEncodedPath = try Self.withoutLastSlash(hostPath) + request.encodedPath
    let query = [target?.percentEncodedQuery, isForm ? nil : request.encodedParameters]
      .compactMap { $0 }.filter { !$0.isEmpty }
    target?.percentEncodedQuery = query.isEmpty ? nil : query.joined(separator: "&")
    guard let url = target?.url else { throw TransportError.notSent(URLError(.badURL)) }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.method.rawValue
    if let key = request.idempotencyKey {
      // Foundation drops a header with a line break, and sends the request without its key.
      let isPrintable = key.utf8.allSatisfy { (0x20...0x7E).contains($0) }
      let isSendable = isPrintable && !key.isEmpty && key.first != " " && key.last != " "
      guard isSendable else { throw TransportError.notSent(URLError(.badURL)) }
      urlRequest.setValue(key, forHTTPHeaderField: "Idempotency-Key")
    }
    if isForm {
      let type = "application/x-www-form-urlencoded"
      urlRequest.setValue(type, forHTTPHeaderField: "Content-Type")
      urlRequest.httpBody = Data(request.encodedParameters.utf8)
    }
    return urlRequest
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
/// `get` keeps its scheme, its host and its port.
final class SafeRedirects: NSObject, URLSessionTaskDelegate {
  /// Calls the completion handler with the new request if it is safe, and otherwise without one.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    let old = task.originalRequest
    let isSameServer = Self.server(of: old?.url) == Self.server(of: request.url)
    completionHandler(old?.httpMethod == "GET" && isSameServer ? request : nil)
  }

  private static func server(of url: URL?) -> [String?] {
    [url?.scheme, url?.host(), url?.port.map(String.init)]
  }
}
