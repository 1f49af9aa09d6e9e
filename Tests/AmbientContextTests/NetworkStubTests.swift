import AmbientContext
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The network, replaced by a session that the initializer takes.
///
/// Port 1 of this machine is where nobody answers.
@Suite(.serialized) struct NetworkStubTests {
  private let nobody = "http://127.0.0.1:1/reminders"

  @Test func `a download with the stub's session gets the stub's reply`() async throws {
    let url = try #require(URL(string: nobody))
    let session = stubbedSession()
    defer { session.finishTasksAndInvalidate() }

    let download = ReminderDownload(session: session)

    #expect(try await download.titles(from: url) == ["Water the plants"])
  }

  @Test func `a class in a configuration reaches the sessions made from it`() async throws {
    let url = try #require(URL(string: nobody))
    let session = stubbedSession()
    defer { session.finishTasksAndInvalidate() }
    let other = URLSession(configuration: .default)
    defer { other.finishTasksAndInvalidate() }

    #expect(await outcome(of: url, by: session) == .success(["Water the plants"]))
    #expect(await outcome(of: url, by: other) == .failure(.cannotConnectToHost))
    #expect(await outcome(of: url, by: .shared) == .failure(.cannotConnectToHost))
  }

  /// Avoid `registerClass`: it changes the shared session for the whole process.
  @Test func `a registered class reaches the shared session until it is taken back`() async throws {
    let url = try #require(URL(string: "stubbed-reminders://list"))

    let before = await outcome(of: url, by: .shared)
    #expect(URLProtocol.registerClass(SchemeStub.self))
    let during = await outcome(of: url, by: .shared)
    URLProtocol.unregisterClass(SchemeStub.self)
    let after = await outcome(of: url, by: .shared)

    #expect(before == .failure(.unsupportedURL))
    #expect(during == .success(["Water the plants"]))
    #expect(after == before)
  }

  #if canImport(FoundationNetworking)
    @Test func `off Apple's platforms a registered class gets no http request`() async throws {
      let url = try #require(URL(string: nobody + "?registered"))

      #expect(URLProtocol.registerClass(RegisteredStub.self))
      defer { URLProtocol.unregisterClass(RegisteredStub.self) }

      #expect(await outcome(of: url, by: .shared) == .failure(.cannotConnectToHost))
    }
  #endif

  private func stubbedSession() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [ReminderStub.self]
    return URLSession(configuration: configuration)
  }

  private func outcome(of url: URL, by session: URLSession) async -> Outcome {
    do {
      return .success(try await ReminderDownload(session: session).titles(from: url))
    } catch {
      return .failure((error as? URLError)?.code ?? .unknown)
    }
  }
}

private enum Outcome: Equatable {
  case success([String])
  case failure(URLError.Code)
}

/// A stub: it answers each request of its session with the same reply.
private class ReminderStub: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url else { return }
    let type = ["Content-Type": "application/json"]
    if let response = HTTPURLResponse(
      url: url, statusCode: 200, httpVersion: nil, headerFields: type)
    {
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    }
    client?.urlProtocol(self, didLoad: Data(#"["Water the plants"]"#.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}

/// A stub for the whole process, which claims only what this file asks for.
private final class SchemeStub: ReminderStub {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.scheme == "stubbed-reminders"
  }
}

/// The same for http.
private final class RegisteredStub: ReminderStub {
  override class func canInit(with request: URLRequest) -> Bool {
    request.url?.port == 1 && request.url?.query() == "registered"
  }
}
