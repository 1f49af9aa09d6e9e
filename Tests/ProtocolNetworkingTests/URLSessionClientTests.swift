import Foundation
import ProtocolNetworking
import Synchronization
import TestSupport
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What only a client with a server can meet.
@Suite(.timeLimit(.minutes(1))) struct URLSessionClientTests {
  @Test func `where nobody listens, nobody is reached`() async throws {
    try await LoopbackServer.withRefusingURL { url in
      try await withURLSessionClient(of: url) { client in
        await #expect(throws: ClientError.unreachable) {
          try await client.send(UserRequest(name: "onevcat"))
        }
      }
    }
  }

  @Test(arguments: [
    URLError.Code.cannotConnectToHost, .cannotFindHost, .dnsLookupFailed, .notConnectedToInternet,
  ])
  func `a server that can't be asked is unreachable`(code: URLError.Code) async {
    await #expect(throws: ClientError.unreachable) {
      try await sendAndFail(with: code)
    }
  }

  @Test(arguments: [
    URLError.Code.networkConnectionLost, .secureConnectionFailed, .badServerResponse, .unknown,
  ])
  func `after any other failure nobody knows what the server did`(code: URLError.Code) async {
    await #expect(throws: ClientError.connectionLost) {
      try await sendAndFail(with: code)
    }
  }

  @Test func `a post says that its body is a form`() async throws {
    let types = Mutex<[String?]>([])
    try await LoopbackServer.run(answering: { request in
      types.withLock { $0.append(request.contentType) }
      return .respond(body: #"{"id": 7}"#)
    }) { server in
      try await withURLSessionClient(of: server.url) { client in
        _ = try await client.send(NextReminderIdRequest())
      }
    }
    #expect(types.withLock { $0 } == ["application/x-www-form-urlencoded"])
  }

  @Test func `an answer that does not come in time is reported`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withURLSessionClient(of: server.url, timeout: 0.1) { client in
        await #expect(throws: ClientError.timedOut) {
          try await client.send(UserRequest(name: "onevcat"))
        }
      }
    }
  }

  @Test func `an answer that takes its time is waited for`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withURLSessionClient(of: server.url) { client in
        async let answer = client.send(UserRequest(name: "onevcat"))
        await server.nextRequest()
        server.letGo()

        let user = try await answer
        #expect(user.message == "Hello")
      }
    }
  }

  @Test func `a broken connection is not taken for an unreachable server`() async throws {
    try await LoopbackServer.run(answering: { _ in .hangUp }) { server in
      try await withURLSessionClient(of: server.url) { client in
        await #expect(throws: ClientError.connectionLost) {
          try await client.send(UserRequest(name: "onevcat"))
        }
      }
    }
  }

  @Test(arguments: [300, 400, 401, 409, 500, 503])
  func `any other failure is told by its status`(status: Int) async throws {
    try await LoopbackServer.run(answering: { _ in .respond(status: status, body: hello) }) {
      server in
      try await withURLSessionClient(of: server.url) { client in
        await #expect(throws: ClientError.status(status)) {
          try await client.send(UserRequest(name: "onevcat"))
        }
      }
    }
  }

  @Test(arguments: [200, 201, 299])
  func `any success is decoded`(status: Int) async throws {
    try await LoopbackServer.run(answering: { _ in .respond(status: status, body: hello) }) {
      server in
      try await withURLSessionClient(of: server.url) { client in
        let user = try await client.send(UserRequest(name: "onevcat"))

        #expect(user.message == "Hello")
      }
    }
  }

  @Test func `cancelling ends the wait with a CancellationError`() async throws {
    try await LoopbackServer.run(answering: { _ in .withhold(body: hello) }) { server in
      try await withURLSessionClient(of: server.url) { client in
        let task = Task { try await client.send(UserRequest(name: "onevcat")) }
        await server.nextRequest()
        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
      }
    }
  }

  @Test func `no request of a cancelled task is sent`() async throws {
    let asked = Mutex(0)
    try await LoopbackServer.run(answering: { _ in
      asked.withLock { $0 += 1 }
      return .respond(body: hello)
    }) { server in
      try await withURLSessionClient(of: server.url) { client in
        for _ in 0..<50 {
          let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(UserRequest(name: "onevcat"))
          }
          await #expect(throws: CancellationError.self) { try await task.value }
        }
      }
    }
    #expect(asked.withLock { $0 } == 0)
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

  @Test func `two clients ask two hosts`() async throws {
    try await LoopbackServer.run(answering: { _ in .respond(body: #"{"id": 1}"#) }) { mine in
      try await LoopbackServer.run(answering: { _ in .respond(body: #"{"id": 2}"#) }) { yours in
        try await withSession { session in
          let here = URLSessionClient(host: mine.url, session: session)
          let there = URLSessionClient(host: yours.url, session: session)

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

/// Sends a request by a session whose every request fails with the given code.
private func sendAndFail(with code: URLError.Code) async throws {
  let configuration = URLSessionConfiguration.ephemeral
  configuration.protocolClasses = [FailingProtocol.self]
  let session = URLSession(configuration: configuration)
  defer { session.finishTasksAndInvalidate() }
  let host = try #require(URL(string: "http://127.0.0.1"))
  _ = try await URLSessionClient(host: host, session: session)
    .send(UserRequest(name: String(code.rawValue)))
}

/// A stub: it fails each request with the code that is the last part of the path.
private final class FailingProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let number = request.url.flatMap { Int($0.lastPathComponent) }
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
