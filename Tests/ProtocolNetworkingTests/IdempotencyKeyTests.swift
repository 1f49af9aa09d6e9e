import Foundation
import ProtocolNetworking
import Synchronization
import TestSupport
import Testing

/// A request that may be sent again, because the server recognizes it by its key.
@Suite(.timeLimit(.minutes(5))) struct IdempotencyKeyTests {
  @Test func `sent again with its key, a request gets the id that was lost`() async throws {
    try await withKeyedServer(losingTheFirstAnswer: true) { client in
      let request = KeyedIdRequest(key: "first reminder")

      await #expect(throws: TransportError.self) { try await client.send(request) }
      let again = try await client.send(request)
      let next = try await client.send(KeyedIdRequest(key: "second reminder"))

      #expect(again.id == 0, "the server recognized the request, and left no gap")
      #expect(next.id == 1)
    }
  }

  @Test(arguments: ["", "a\nb", "tap\r\n", " ", "tap ", "Tür"])
  func `a request with a key that is no header is not sent`(key: String) async throws {
    let requests = Mutex(0)
    try await LoopbackServer.run(answering: { _ in
      requests.withLock { $0 += 1 }
      return .respond(body: #"{"id": 0}"#)
    }) { server in
      try await withServerClient(of: server.url) { client in
        let failure = try await transportFailure {
          _ = try await client.send(KeyedIdRequest(key: key))
        }
        #expect(failure == .notSent)
      }
    }
    #expect(requests.withLock { $0 } == 0)
  }
}

private struct KeyedIdRequest: Request {
  typealias Response = ReminderId

  let method = HTTPMethod.post
  let path = ["reminder-ids"]
  let idempotencyKey: String?

  init(key: String) {
    idempotencyKey = key
  }
}

/// Runs `body` with a server that keeps the id it made for each key.
private func withKeyedServer(
  losingTheFirstAnswer: Bool, _ body: (Client) async throws -> Void
) async throws {
  let ids = Mutex<[String: Int]>([:])
  let isLosing = Mutex(losingTheFirstAnswer)
  try await LoopbackServer.run(answering: { request in
    let id = ids.withLock { ids in
      let key = request.idempotencyKey ?? "none"
      let id = ids[key] ?? ids.count
      ids[key] = id
      return id
    }
    let isLost = isLosing.withLock { isLosing in
      defer { isLosing = false }
      return isLosing
    }
    return isLost ? .hangUp : .respond(body: #"{"id": \#(id)}"#)
  }) { server in
    try await withServerClient(of: server.url) { try await body($0) }
  }
}
