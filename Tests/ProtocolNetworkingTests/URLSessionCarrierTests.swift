import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ProtocolNetworking

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What can happen only to a carrier with a server.
@Suite(.timeLimit(.minutes(5))) struct URLSessionCarrierTests {
  @Test func `a refused connection is no proof: another address may have taken the request`()
    async throws
  {
    try await LoopbackServer.withRefusingURL { url in
      try await withServerClient(of: url) { client in
        let failure = try await transportFailure {
          _ = try await client.send(NextReminderIdRequest())
        }
        #expect(failure == .outcomeUnknown)
      }
    }
  }

  @Test(arguments: [
    URLError.Code.cannotFindHost, .dnsLookupFailed, .unsupportedURL, .serverCertificateUntrusted,
  ])
  func `a failure before the first byte of a post is reported as not sent`(
    code: URLError.Code
  ) async throws {
    let result = try await transportFailureAndCode { try await sendAndFail(with: code) }
    #expect(result?.failure == .notSent)
    #expect(result?.code == code, "the original error is kept")
  }

  @Test(arguments: [
    URLError.Code.networkConnectionLost, .secureConnectionFailed, .badServerResponse, .unknown,
    .timedOut, .cancelled, .notConnectedToInternet, .cannotConnectToHost,
  ])
  func `after any other failure the outcome is unknown`(code: URLError.Code) async throws {
    let result = try await transportFailureAndCode { try await sendAndFail(with: code) }
    #expect(result?.failure == .outcomeUnknown)
    #expect(result?.code == code, "the original error is kept")
  }

  @Test(arguments: [
    ("", "/users/a"), ("/", "/users/a"), ("/v1", "/v1/users/a"), ("/v1/", "/v1/users/a"),
    ("/my%20api/v1", "/my%20api/v1/users/a"), ("/v1?key=7", "/v1/users/a?key=7"),
  ])
  func `a host with a path keeps it`(path: String, target: String) async throws {
    let targets = Mutex<[String]>([])
    try await LoopbackServer.run(answering: { request in
      targets.withLock { $0.append(request.target) }
      return .respond(body: hello)
    }) { server in
      let host = try #require(URL(string: server.url.absoluteString + path))
      try await withServerClient(of: host) { client in
        _ = try await client.send(UserRequest(name: "a"))
      }
    }
    #expect(targets.withLock { $0 } == [target])
  }

  @Test func `a get follows a redirect to the same server, with its token`() async throws {
    let place = Mutex<URL?>(nil)
    let tokens = Mutex<[String?]>([])
    try await LoopbackServer.run(answering: { request in
      tokens.withLock { $0.append(request.authorization) }
      guard request.target == "/users/onevcat", let new = place.withLock({ $0 }) else {
        return .respond(body: hello)
      }
      return .redirect(to: new)
    }) { server in
      place.withLock { $0 = server.url.appending(path: "users/new") }
      try await withServerClient(
        of: server.url, authorize: { $0.headers["Authorization"] = "Bearer secret" }
      ) { client in
        let user = try await client.send(UserRequest(name: "onevcat"))

        #expect(user.message == "Hello")
      }
    }
    #expect(tokens.withLock { $0 } == ["Bearer secret", "Bearer secret"])
  }

  @Test func `a get keeps its token even if the session drops it at a redirect`() async throws {
    let url = try #require(URL(string: "http://127.0.0.1/users/onevcat"))
    var old = URLRequest(url: url)
    old.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
    let response = try #require(
      HTTPURLResponse(url: url, statusCode: 303, httpVersion: nil, headerFields: nil))
    try await withSession { session in
      let task = session.dataTask(with: old)
      let new = await withCheckedContinuation { continuation in
        SafeRedirects().urlSession(
          session, task: task, willPerformHTTPRedirection: response,
          newRequest: URLRequest(url: url)
        ) { continuation.resume(returning: $0) }
      }
      task.cancel()

      #expect(new?.value(forHTTPHeaderField: "Authorization") == "Bearer secret")
    }
  }

  @Test(arguments: ["http://localhost:OLD", "https://127.0.0.1:OLD", "http://127.0.0.1:NEW"])
  func `a get follows no redirect to another server`(place: String) async throws {
    let requests = Mutex(0)
    let redirect = Mutex<URL?>(nil)
    try await LoopbackServer.run(answering: { _ in .respond(body: hello) }) { new in
      try await LoopbackServer.run(answering: { _ in
        requests.withLock { $0 += 1 }
        return redirect.withLock { $0 }.map { .redirect(to: $0) } ?? .hangUp
      }) { old in
        let ports = try [old, new].map { String(try #require($0.url.port)) }
        let address = place.replacing("OLD", with: ports[0]).replacing("NEW", with: ports[1])
        redirect.withLock { $0 = URL(string: address) }
        try await withServerClient(of: old.url) { client in
          await #expect(throws: ResponseError.status(303)) {
            try await client.send(UserRequest(name: "onevcat"))
          }
        }
      }
    }
    #expect(requests.withLock { $0 } == 1)
  }

  @Test(arguments: [301, 302, 303, 307, 308])
  func `a post follows no redirect`(status: Int) async throws {
    try await LoopbackServer.withRefusingURL { nowhere in
      try await LoopbackServer.run(answering: { _ in .redirect(status: status, to: nowhere) }) {
        server in
        try await withServerClient(of: server.url) { client in
          await #expect(throws: ResponseError.status(status)) {
            try await client.send(NextReminderIdRequest())
          }
        }
      }
    }
  }

  @Test func `a post is sent once, on a connection that was used before`() async throws {
    let script = SecondRequestIsLost()
    try await LoopbackServer.run(answering: { _ in script.next() }) { server in
      try await withServerClient(of: server.url) { client in
        _ = try await client.send(NextReminderIdRequest())

        let failure = try await transportFailure {
          _ = try await client.send(NextReminderIdRequest())
        }
        #expect(failure == .outcomeUnknown)
      }
    }
    #expect(script.count == 2)
  }

  #if canImport(FoundationNetworking)
    @Test func `on Linux, a session sends a post twice if a used connection closes`() async throws {
      let script = SecondRequestIsLost()
      try await LoopbackServer.run(answering: { _ in script.next() }) { server in
        try await withSession { session in
          var request = URLRequest(url: server.url)
          request.httpMethod = "POST"

          for _ in 0..<2 { _ = try await session.data(for: request) }
        }
      }
      #expect(script.count == 3, "a demonstration: two calls, three requests, and no error")
    }

    @Test func `on Linux, a session ignores the delegate of a task`() async throws {
      try await LoopbackServer.withRefusingURL { nowhere in
        try await LoopbackServer.run(answering: { _ in .redirect(to: nowhere) }) { server in
          let session = URLSession(configuration: .ephemeral)
          defer { session.finishTasksAndInvalidate() }
          var request = URLRequest(url: server.url)
          request.httpMethod = "POST"

          let error = await #expect(throws: URLError.self) {
            try await session.data(for: request, delegate: SafeRedirects())
          }
          #expect(error?.code == .cannotConnectToHost, "it has followed the redirect")
        }
      }
    }
  #endif

  #if canImport(FoundationNetworking)
    @Test func `on Linux, a bare URLSession takes a token along to another server`() async throws {
      let tokens = Mutex<[String?]>([])
      try await LoopbackServer.run(answering: { request in
        tokens.withLock { $0.append(request.authorization) }
        return .respond(body: hello)
      }) { new in
        try await LoopbackServer.run(answering: { _ in .redirect(to: new.url) }) { old in
          try await withSession { session in
            var request = URLRequest(url: old.url)
            request.setValue("Bearer secret", forHTTPHeaderField: "Authorization")
            _ = try await session.data(for: request)
          }
        }
      }
      #expect(tokens.withLock { $0 } == ["Bearer secret"], "a demonstration of the leak")
    }
  #endif

  @Test func `a bare URLSession follows a redirect, and seems to have reached no server`()
    async throws
  {
    let requests = Mutex(0)
    try await LoopbackServer.withRefusingURL { nowhere in
      try await LoopbackServer.run(answering: { _ in
        requests.withLock { $0 += 1 }
        return .redirect(to: nowhere)
      }) { server in
        let session = URLSession(configuration: .ephemeral)
        defer { session.finishTasksAndInvalidate() }
        var request = URLRequest(url: server.url)
        request.httpMethod = "POST"

        let error = await #expect(throws: URLError.self) { try await session.data(for: request) }
        #expect(error?.code == .cannotConnectToHost)
      }
    }
    #expect(requests.withLock { $0 } == 1, "the server got the request, and may have acted")
  }

  @Test func `a post declares its body as a form`() async throws {
    let types = Mutex<[String?]>([])
    try await LoopbackServer.run(answering: { request in
      types.withLock { $0.append(request.contentType) }
      return .respond(body: #"{"id": 7}"#)
    }) { server in
      try await withServerClient(of: server.url) { client in
        _ = try await client.send(NextReminderIdRequest())
      }
    }
    #expect(types.withLock { $0 } == ["application/x-www-form-urlencoded"])
  }

  @Test func `a message can have any body, such as JSON`() async throws {
    let bodies = Mutex<[[String?]]>([])
    try await LoopbackServer.run(answering: { request in
      bodies.withLock { $0.append([request.contentType, request.body]) }
      return .respond(body: "")
    }) { server in
      try await withSession { session in
        let message = Message(
          method: .post, path: "/notes", headers: ["Content-Type": "application/json"],
          body: Data(#"{"text": "Pay"}"#.utf8))
        _ = try await URLSessionCarrier(host: server.url, session: session).send(message)
      }
    }
    #expect(bodies.withLock { $0 } == [["application/json", #"{"text": "Pay"}"#]])
  }

  @Test func `a reply has its headers, by their names in lowercase`() async throws {
    let place = try #require(URL(string: "http://127.0.0.1/new"))
    try await LoopbackServer.run(answering: { _ in .redirect(to: place) }) { server in
      try await withSession { session in
        let carrier = URLSessionCarrier(host: server.url, session: session)
        let reply = try await carrier.send(Message(method: .post, path: "/old"))

        #expect(reply.status == 303)
        #expect(reply.headers["location"] == place.absoluteString)
      }
    }
  }

  @Test(arguments: [
    ("/users/Wei Wang", ""), ("/a?b", ""), ("/a#b", ""), ("/%zz", ""), ("users", ""),
    ("@127.0.0.1/", ""), ("/users", "day=1 2"), ("/users", "day=1#2"),
  ])
  func `a message that is not encoded is not sent`(path: String, query: String) async throws {
    try await LoopbackServer.withRefusingURL { host in
      try await withSession { session in
        let carrier = URLSessionCarrier(host: host, session: session)
        let result = try await transportFailureAndCode {
          _ = try await carrier.send(Message(method: .get, path: path, query: query))
        }
        #expect(result?.failure == .notSent)
        #expect(result?.code == .badURL)
      }
    }
  }

  @Test func `the headers of the session's configuration are sent`() async throws {
    let headers = Mutex<[String?]>([])
    try await LoopbackServer.run(answering: { request in
      headers.withLock { $0.append(request.contentType) }
      return .respond(body: hello)
    }) { server in
      let configuration = URLSessionConfiguration.ephemeral
      configuration.httpAdditionalHeaders = ["Content-Type": "text/x-every-request"]
      let session = URLSession(configuration: configuration)
      defer { session.finishTasksAndInvalidate() }

      let carrier = URLSessionCarrier(host: server.url, session: session)
      _ = try await Client(carrier: carrier).send(UserRequest(name: "onevcat"))
    }
    #expect(headers.withLock { $0 } == ["text/x-every-request"])
  }

  @Test func `each request is authorized anew`() async throws {
    let tokens = Mutex<[String?]>([])
    let count = Mutex(0)
    try await LoopbackServer.run(answering: { request in
      tokens.withLock { $0.append(request.authorization) }
      return .respond(body: hello)
    }) { server in
      try await withServerClient(
        of: server.url,
        authorize: { message in
          let number = count.withLock { count in
            count += 1
            return count
          }
          message.headers["Authorization"] = "Bearer \(number)"
        }
      ) { client in
        for _ in 0..<2 { _ = try await client.send(UserRequest(name: "onevcat")) }
      }
    }
    #expect(tokens.withLock { $0 } == ["Bearer 1", "Bearer 2"])
  }

  @Test func `a request that can't be authorized is not sent`() async throws {
    let requests = Mutex(0)
    try await LoopbackServer.run(answering: { _ in
      requests.withLock { $0 += 1 }
      return .respond(body: hello)
    }) { server in
      try await withServerClient(
        of: server.url, authorize: { _ in throw URLError(.userAuthenticationRequired) }
      ) { client in
        let result = try await transportFailureAndCode {
          _ = try await client.send(NextReminderIdRequest())
        }
        #expect(result?.failure == .notSent)
        #expect(result?.code == .userAuthenticationRequired, "the original error is kept")
      }
    }
    #expect(requests.withLock { $0 } == 0)
  }

  @Test(arguments: [false, true])
  func `a task that is cancelled while it is authorized sends nothing`(
    throwsToo: Bool
  ) async throws {
    let requests = Mutex(0)
    try await LoopbackServer.run(answering: { _ in
      requests.withLock { $0 += 1 }
      return .respond(body: hello)
    }) { server in
      try await withServerClient(
        of: server.url,
        authorize: { _ in
          withUnsafeCurrentTask { $0?.cancel() }
          if throwsToo { throw URLError(.cancelled) }
        }
      ) { client in
        let task = Task { try await client.send(NextReminderIdRequest()) }

        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
    #expect(requests.withLock { $0 } == 0)
  }

  @Test func `without an answer in time, the outcome is unknown`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withServerClient(of: server.url, timeout: 0.1) { client in
        let failure = try await transportFailure {
          _ = try await client.send(UserRequest(name: "onevcat"))
        }
        #expect(failure == .outcomeUnknown)
      }
    }
  }

  @Test func `the client waits for a slow answer`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withServerClient(of: server.url) { client in
        async let answer = client.send(UserRequest(name: "onevcat"))
        await server.nextRequest()
        server.letGo()

        let user = try await answer
        #expect(user.message == "Hello")
      }
    }
  }

  @Test func `after a broken connection, the outcome is unknown`() async throws {
    try await LoopbackServer.run(answering: { _ in .hangUp }) { server in
      try await withServerClient(of: server.url) { client in
        let failure = try await transportFailure {
          _ = try await client.send(NextReminderIdRequest())
        }
        #expect(failure == .outcomeUnknown)
      }
    }
  }

  @Test(arguments: [300, 400, 401, 409, 500, 503])
  func `any other refusal is reported by its status`(status: Int) async throws {
    try await LoopbackServer.run(answering: { _ in .respond(status: status, body: hello) }) {
      server in
      try await withServerClient(of: server.url) { client in
        await #expect(throws: ResponseError.status(status)) {
          try await client.send(UserRequest(name: "onevcat"))
        }
      }
    }
  }

  @Test(arguments: [200, 201, 299])
  func `any success is decoded`(status: Int) async throws {
    try await LoopbackServer.run(answering: { _ in .respond(status: status, body: hello) }) {
      server in
      try await withServerClient(of: server.url) { client in
        let user = try await client.send(UserRequest(name: "onevcat"))

        #expect(user.message == "Hello")
      }
    }
  }

  @Test func `a cancelled post in flight has an unknown outcome`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: #"{"id": 7}"#) }) { server in
      try await withServerClient(of: server.url) { client in
        let task = Task { try await client.send(NextReminderIdRequest()) }
        await server.nextRequest()
        task.cancel()

        let failure = try await transportFailure { _ = try await task.value }
        #expect(failure == .outcomeUnknown, "the server has the request")
      }
    }
  }

  @Test func `a cancelled get in flight has changed nothing`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withServerClient(of: server.url) { client in
        let task = Task { try await client.send(UserRequest(name: "onevcat")) }
        await server.nextRequest()
        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
  }

  @Test func `no request of a cancelled task is sent`() async throws {
    let requests = Mutex(0)
    try await LoopbackServer.run(answering: { _ in
      requests.withLock { $0 += 1 }
      return .respond(body: hello)
    }) { server in
      try await withServerClient(of: server.url) { client in
        for _ in 0..<50 {
          let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(UserRequest(name: "onevcat"))
          }
          await #expect(throws: CancellationError.self) { try await task.value }
        }
      }
    }
    #expect(requests.withLock { $0 } == 0)
  }

  @Test func `a bare URLSession does not throw a CancellationError`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withSession { session in
        let task = Task { try await session.data(from: server.url) }
        await server.nextRequest()
        task.cancel()

        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
      }
    }
  }

  @Test func `two clients reach two hosts`() async throws {
    try await LoopbackServer.run(answering: { _ in .respond(body: #"{"id": 1}"#) }) { mine in
      try await LoopbackServer.run(answering: { _ in .respond(body: #"{"id": 2}"#) }) { yours in
        try await withSession { session in
          let here = Client(carrier: URLSessionCarrier(host: mine.url, session: session))
          let there = Client(carrier: URLSessionCarrier(host: yours.url, session: session))

          let ids = try await [
            here.send(NextReminderIdRequest()).id, there.send(NextReminderIdRequest()).id,
          ]

          #expect(ids == [1, 2])
        }
      }
    }
  }

  private let hello = #"{"name": "onevcat", "message": "Hello"}"#
}

/// What a server answers that keeps connections, and loses its second answer.
private final class SecondRequestIsLost: Sendable {
  private let requests = Mutex(0)

  var count: Int { requests.withLock { $0 } }

  func next() -> LoopbackServer.Answer {
    requests.withLock { requests in
      requests += 1
      return requests == 2 ? .hangUp : .respondAndKeep(body: #"{"id": \#(requests)}"#)
    }
  }
}

/// Sends a `post` through a session in which every request fails with the given code.
private func sendAndFail(with code: URLError.Code) async throws {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [FailingProtocol.self]
  let session = URLSession(configuration: configuration)
  defer { session.finishTasksAndInvalidate() }
  let host = try #require(URL(string: "http://127.0.0.1/\(code.rawValue)"))
  let client = Client(carrier: URLSessionCarrier(host: host, session: session))
  _ = try await client.send(NextReminderIdRequest())
}

/// A stub: each request fails with the code that is the first part of its path.
private final class FailingProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let number = request.url.flatMap { Int($0.deletingLastPathComponent().lastPathComponent) }
    let code = number.flatMap(URLError.Code.init(rawValue:)) ?? .unknown
    client?.urlProtocol(self, didFailWithError: URLError(code))
  }

  override func stopLoading() {}
}

extension LoopbackServer {
  /// Waits until the server has read a request.
  func nextRequest() async {
    for await _ in requests { return }
  }
}
