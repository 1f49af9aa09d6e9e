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

/// What your tests know of a client.
protocol IdClient: Sendable {
  func nextReminderId() async throws -> Int
}

/// What carries a question to a server and its reply back.
protocol Carrier: Sendable {
  func ask(_ method: String, _ path: String) async throws -> Reply
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
    "asks with a GET": { carrier in CarrierClient(carrier: carrier, method: "GET") },
    "reads the body of a failure": { carrier in
      CarrierClient(carrier: carrier, successes: 0..<1_000)
    },
    "tells of a failure as of a bad body": { carrier in
      CarrierClient(carrier: carrier, failure: { _ in .badBody })
    },
    "takes 201 for a failure": { carrier in
      CarrierClient(carrier: carrier, successes: 200..<201)
    },
    "takes a body without an id for a 0": { carrier in
      CarrierClient(carrier: carrier, read: { try? id(in: $0) })
    },
    "tells of a body without an id as of a status": { carrier in
      CarrierClient(
        carrier: carrier,
        read: { body in
          do { return try id(in: body) } catch { throw IdClientError.status(200) }
        })
    },
    "asks again when an answer is lost": { carrier in
      CarrierClient(carrier: carrier, attempts: 2)
    },
    "tells of a lost answer as of a bad body": { carrier in
      TranslatingClient(
        client: CarrierClient(carrier: carrier),
        isMistaken: { !($0 is IdClientError || $0 is CancellationError) })
    },
    "remembers its first id and asks no more": { carrier in
      CachingClient(client: CarrierClient(carrier: carrier))
    },
    "hands out the id that follows the server's": { carrier in
      CarrierClient(carrier: carrier, read: { 1 + (try id(in: $0)) })
    },
    "asks although its task is cancelled": { carrier in
      CarrierClient(carrier: carrier, cancellation: .checkedTooLate)
    },
    "tells of a cancelled task as of a bad body": { carrier in
      TranslatingClient(
        client: CarrierClient(carrier: carrier), isMistaken: { $0 is CancellationError })
    },
  ])

private func id(in body: String) throws -> Int {
  let fields = try? JSONDecoder().decode([String: Int].self, from: Data(body.utf8))
  guard let id = fields?["id"] else { throw IdClientError.badBody }
  return id
}

// All clients look alike, so that tests must look at what they do.
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
      do { return try await carrier.ask(method, "reminder-ids") } catch {}
    }
    return try await carrier.ask(method, "reminder-ids")
  }
}

/// Throws a bad body in place of an error that it mistakes for one.
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
