public import Foundation

#if canImport(FoundationNetworking)
  public import FoundationNetworking
#endif

/// A client that asks a server.
public struct URLSessionClient: Client {
  private let host: URL
  private let session: URLSession

  /// Makes a client of the server at `host`, such as "https://api.onevcat.com".
  ///
  /// The session's configuration says how long the client waits.
  public init(host: URL, session: URLSession) {
    self.host = host
    self.session = session
  }

  /// Sends `request` to the host, and decodes the body of a successful answer.
  ///
  /// - Returns: The response, of the request's own type.
  /// - Throws: ``ClientError``, or `CancellationError` if the task was cancelled.
  public func send<R: Request>(_ request: R) async throws -> R.Response {
    // URLSession may send the request of a task that is cancelled already, and get an answer.
    try Task.checkCancellation()
    let (body, status) = try await answer(to: request)
    switch status {
    case 200..<300: return try R.Response.decode(body)
    case 404: throw ClientError.notFound(path: request.encodedPath)
    default: throw ClientError.status(status)
    }
  }

  private func answer(to request: some Request) async throws -> (body: Data, status: Int) {
    do {
      let (body, response) = try await session.data(for: urlRequest(for: request))
      guard let response = response as? HTTPURLResponse else { throw URLError(.badServerResponse) }
      return (body, response.statusCode)
    } catch {
      // For a cancelled task, URLSession has an error of its own that nobody else looks for.
      try Task.checkCancellation()
      throw ClientError(sending: error)
    }
  }

  private func urlRequest(for request: some Request) throws -> URLRequest {
    let isForm = request.method == .post
    // As a text, a path whose first segment is empty would begin with "//" and name another host.
    var target = URLComponents(url: host, resolvingAgainstBaseURL: true)
    target?.percentEncodedPath = request.encodedPath
    let hasQuery = !isForm && !request.parameters.isEmpty
    target?.percentEncodedQuery = hasQuery ? request.encodedParameters : nil
    guard let url = target?.url else { throw URLError(.badURL) }
    var urlRequest = URLRequest(url: url)
    urlRequest.httpMethod = request.method.rawValue
    if isForm {
      let type = "application/x-www-form-urlencoded"
      urlRequest.setValue(type, forHTTPHeaderField: "Content-Type")
      urlRequest.httpBody = Data(request.encodedParameters.utf8)
    }
    return urlRequest
  }
}

extension ClientError {
  fileprivate init(sending error: any Error) {
    switch (error as? URLError)?.code {
    case .timedOut: self = .timedOut
    case .badURL, .cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet:
      self = .unreachable
    default: self = .connectionLost
    }
  }
}
