import Foundation
import ProtocolNetworking
import Synchronization
import Testing

/// What a carrier around a carrier can do if the server rejects a token.
struct RejectedTokenTests {
  private let server = TokenServer(accepting: "Bearer new")
  private let tokens = Tokens(current: "Bearer old", next: "Bearer new")
  private var carrier: RenewingCarrier {
    RenewingCarrier(carrier: server) { [tokens] in await tokens.replacement(of: $0) }
  }

  @Test func `a request with a rejected token is sent again with a new one`() async throws {
    let client = Client(carrier: carrier) { [tokens] message in
      message.headers["Authorization"] = await tokens.current
    }

    let response = try await client.send(NextReminderIdRequest())

    #expect(response.id == 7)
    #expect(server.tokens == ["Bearer old", "Bearer new"])
  }

  @Test func `of two requests with the rejected token, only one renews it`() async throws {
    let old = Message(
      method: .post, path: "/reminder-ids", headers: ["Authorization": "Bearer old"])

    for _ in 0..<2 {
      let reply = try await carrier.send(old)
      #expect(reply.status == 200)
    }

    #expect(await tokens.renewals == 1)
    #expect(server.tokens == ["Bearer old", "Bearer new", "Bearer old", "Bearer new"])
  }

  @Test func `if the new token is rejected, too, the caller gets the status`() async {
    let server = TokenServer(accepting: "another")
    let carrier = RenewingCarrier(carrier: server) { _ in "Bearer new" }

    await #expect(throws: ResponseError.status(401)) {
      try await Client(carrier: carrier).send(NextReminderIdRequest())
    }
    #expect(server.tokens == [nil, "Bearer new"], "no third attempt")
  }

  @Test func `without a new token, nothing is sent again`() async {
    let carrier = RenewingCarrier(carrier: server) { _ in nil }

    await #expect(throws: ResponseError.status(401)) {
      try await Client(carrier: carrier).send(NextReminderIdRequest())
    }
    #expect(server.tokens == [nil])
  }
}

/// A carrier that sends a message with a rejected token once more, with a new one.
private struct RenewingCarrier: Carrier {
  let carrier: any Carrier
  let replacement: @Sendable (_ rejected: String?) async -> String?

  func send(_ message: Message) async throws -> Reply {
    let reply = try await carrier.send(message)
    let rejected = message.headers["Authorization"]
    guard reply.status == 401, let token = await replacement(rejected) else { return reply }
    var again = message
    again.headers["Authorization"] = token
    return try await carrier.send(again)
  }
}

/// The app's tokens. Only the token that is still the stored one is renewed.
private actor Tokens {
  private(set) var current: String
  private(set) var renewals = 0
  private let next: String

  init(current: String, next: String) {
    self.current = current
    self.next = next
  }

  func replacement(of rejected: String?) -> String? {
    if rejected == current {
      current = next
      renewals += 1
    }
    return current
  }
}

/// A fake that answers with an id if the token is right, and a spy that records the tokens.
private final class TokenServer: Carrier {
  private let accepted: String
  private let received = Mutex<[String?]>([])

  init(accepting accepted: String) {
    self.accepted = accepted
  }

  var tokens: [String?] { received.withLock { $0 } }

  func send(_ message: Message) async throws -> Reply {
    let token = message.headers["Authorization"]
    received.withLock { $0.append(token) }
    return token == accepted
      ? Reply(body: Data(#"{"id": 7}"#.utf8)) : Reply(status: 401, body: Data())
  }
}
