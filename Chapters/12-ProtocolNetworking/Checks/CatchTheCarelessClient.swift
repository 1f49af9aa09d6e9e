import ExerciseKit
import Foundation
import Synchronization
import Testing

// The tests that you write in `YourCatchTheCarelessClientTests.swift` belong to this suite. Each is
// run on the right client and on every broken one.
@Suite(.exercise("12.3"), .mutants(of: clients)) struct CatchTheCarelessClient {
  /// Makes the client to test.
  func makeClient(carrier: any Carrier) -> any IdClient {
    SealedClient(client: clients.current(carrier))
  }
}

/// What your tests know about a client.
protocol IdClient: Sendable {
  func nextReminderId() async throws -> Int
}

/// What sends a request to a server, and returns the reply.
protocol Carrier: Sendable {
  func send(_ method: String, _ path: String) async throws -> Reply
}

struct Reply: Sendable {
  var status = 200
  var body: String
}

enum IdClientError: Error, Equatable {
  case status(Int)
  case badBody
}

private let clients = Subjects<@Sendable (any Carrier) -> any IdClient>(
  of: "client",
  right: { carrier in CarrierClient(carrier: carrier) },
  mutants: [
    "sends a GET": { carrier in CarrierClient(carrier: carrier, method: "GET") },
    "reads an id in the body of a failure": { carrier in
      CarrierClient(carrier: carrier, successes: 0..<1_000)
    },
    "reports a failure as a bad body": { carrier in
      CarrierClient(carrier: carrier, failure: { _ in .badBody })
    },
    "treats 201 as a failure": { carrier in
      CarrierClient(carrier: carrier, successes: 200..<201)
    },
    "returns 0 for a body without an id": { carrier in
      CarrierClient(carrier: carrier, read: { try? id(in: $0) })
    },
    "reports a body without an id as a status": { carrier in
      CarrierClient(
        carrier: carrier,
        read: { body in
          do { return try id(in: body) } catch { throw IdClientError.status(200) }
        })
    },
    "sends the request again after a lost answer": { carrier in
      CarrierClient(carrier: carrier, attempts: 2)
    },
    "reports a lost answer as a bad body": { carrier in
      TranslatingClient(
        client: CarrierClient(carrier: carrier),
        isMistaken: { !($0 is IdClientError || $0 is CancellationError) })
    },
    "keeps its first id and sends nothing more": { carrier in
      CachingClient(client: CarrierClient(carrier: carrier))
    },
    "adds one to the server's id": { carrier in
      CarrierClient(carrier: carrier, read: { 1 + (try id(in: $0)) })
    },
    "sends a request although its task is cancelled": { carrier in
      CarrierClient(carrier: carrier, cancellation: .checkedTooLate)
    },
    "reports a cancelled task as a bad body": { carrier in
      TranslatingClient(
        client: CarrierClient(carrier: carrier), isMistaken: { $0 is CancellationError })
    },
  ])

private func id(in body: String) throws -> Int {
  let fields = try? JSONDecoder().decode([String: Int].self, from: Data(body.utf8))
  guard let id = fields?["id"] else { throw IdClientError.badBody }
  return id
}

// All clients have one type, so a test can only check what a client does.
private struct SealedClient: IdClient, Sealed {
  let client: any IdClient

  func nextReminderId() async throws -> Int { try await client.nextReminderId() }
}

private struct CarrierClient: IdClient {
  enum Cancellation { case checked, checkedTooLate }

  let carrier: any Carrier
  var method = "POST"
  var successes = 200..<300
  var attempts = 1
  var cancellation = Cancellation.checked
  var failure: @Sendable (Int) -> IdClientError = { .status($0) }
  var read: @Sendable (String) throws -> Int? = { try id(in: $0) }

  func nextReminderId() async throws -> Int {
    if cancellation == .checked { try Task.checkCancellation() }
    let reply = try await reply()
    if cancellation == .checkedTooLate { try Task.checkCancellation() }
    guard successes.contains(reply.status) else { throw failure(reply.status) }
    return try read(reply.body) ?? 0
  }

  private func reply() async throws -> Reply {
    for _ in 1..<attempts {
      do { return try await carrier.send(method, "reminder-ids") } catch {}
    }
    return try await carrier.send(method, "reminder-ids")
  }
}

/// Throws a bad body instead of an error that it mistakes for one.
private struct TranslatingClient: IdClient {
  let client: CarrierClient
  let isMistaken: @Sendable (any Error) -> Bool

  func nextReminderId() async throws -> Int {
    do {
      return try await client.nextReminderId()
    } catch {
      throw isMistaken(error) ? IdClientError.badBody : error
    }
  }
}

private final class CachingClient: IdClient {
  private let client: CarrierClient
  private let first = Mutex<Int?>(nil)

  init(client: CarrierClient) {
    self.client = client
  }

  func nextReminderId() async throws -> Int {
    try Task.checkCancellation()
    if let id = first.withLock({ $0 }) { return id }
    let id = try await client.nextReminderId()
    first.withLock { $0 = id }
    return id
  }
}
