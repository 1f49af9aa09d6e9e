import Foundation
import ProtocolNetworking
import Synchronization
import Testing

/// What a carrier around a carrier can do if the server rejects a token.
struct RejectedTokenTests {
  private let server = TokenServer(accepting: "Bearer new")
  private let tokens = Tokens(current: "Bearer old", next: "Bearer new")
  private var carrier: RenewingCarrier {
    RenewingCarrier(carrier: server) { [tokens] in try await tokens.replacement(of: $0) }
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

  @Test(.timeLimit(.minutes(5)))
  func `requests that are rejected during a renewal share it`() async throws {
    let old = Message(
      method: .post, path: "/reminder-ids", headers: ["Authorization": "Bearer old"])
    let tokens = Tokens(current: "Bearer old", next: "Bearer new", isHeld: true)
    let carrier = RenewingCarrier(carrier: server) { try await tokens.replacement(of: $0) }

    try await withThrowingTaskGroup { group in
      for _ in 0..<5 {
        group.addTask { try await carrier.send(old).status }
      }
      // The renewal ends only after all five have asked for a new token.
      while await tokens.questions < 5 { await Task.yield() }
      await tokens.finishRenewal()
      for try await status in group { #expect(status == 200) }
    }

    #expect(await tokens.renewals == 1)
  }

  @Test func `a renewal that fails signs nobody out, and the request can be sent again`() async {
    let carrier = RenewingCarrier(carrier: server) { _ in throw URLError(.timedOut) }

    let error = await #expect(throws: TransportError.self) {
      try await Client(carrier: carrier).send(NextReminderIdRequest())
    }
    guard case .notSent = error else {
      Issue.record("the 401 promised that nothing was done, so not \(String(describing: error))")
      return
    }
    #expect(server.tokens == [nil])
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
  let replacement: @Sendable (_ rejected: String?) async throws -> String?

  func send(_ message: Message) async throws -> Reply {
    let reply = try await carrier.send(message)
    let rejected = message.headers["Authorization"]
    guard reply.status == 401, let token = try await renewed(rejected) else { return reply }
    var again = message
    again.headers["Authorization"] = token
    return try await carrier.send(again)
  }

  private func renewed(_ rejected: String?) async throws -> String? {
    do {
      return try await replacement(rejected)
    } catch {
      try Task.checkCancellation()
      throw TransportError.notSent(error)
    }
  }
}

/// The app's tokens. Only the token that is still the stored one is renewed, and all who wait for a
/// renewal share it.
private actor Tokens {
  private(set) var current: String
  private(set) var renewals = 0
  private(set) var questions = 0
  private let next: String
  private let isHeld: Bool
  private var renewal: Task<String, Never>?
  private var gate: CheckedContinuation<Void, Never>?

  init(current: String, next: String, isHeld: Bool = false) {
    self.current = current
    self.next = next
    self.isHeld = isHeld
  }

  func replacement(of rejected: String?) async throws -> String? {
    questions += 1
    if let renewal { return await renewal.value }
    guard rejected == current else { return current }
    let renewal = Task {
      defer { self.renewal = nil }
      if isHeld { await withCheckedContinuation { gate = $0 } }
      renewals += 1
      current = next
      return next
    }
    self.renewal = renewal
    return await renewal.value
  }

  /// Lets a renewal that is held end.
  func finishRenewal() async {
    while gate == nil { await Task.yield() }
    gate?.resume()
    gate = nil
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
