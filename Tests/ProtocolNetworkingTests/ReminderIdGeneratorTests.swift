import Foundation
import ProtocolNetworking
import ReminderStorage
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct ReminderIdGeneratorTests {
  @Test func `the id is the one in the answer`() async throws {
    let client = Client(carrier: StubCarrier(body: #"{"id": 42}"#))

    let id = try await ReminderIdGenerator(client: client).nextReminderId()

    #expect(id == 42)
  }

  @Test func `each id needs a request, none is kept`() async throws {
    let carrier = StubCarrier(body: #"{"id": 42}"#)
    let generator = ReminderIdGenerator(client: Client(carrier: carrier))

    _ = try await generator.nextReminderId()
    _ = try await generator.nextReminderId()

    #expect(carrier.sent.map(\.method) == [.post, .post])
    #expect(carrier.sent.map(\.path) == ["/reminder-ids", "/reminder-ids"])
  }

  @Test func `a stub of the carrier runs the client's status check, too`() async {
    let client = Client(carrier: StubCarrier(status: 503, body: #"{"id": 42}"#))

    await #expect(throws: ResponseError.status(503)) {
      try await ReminderIdGenerator(client: client).nextReminderId()
    }
  }

  @Test func `the first id is zero, and ids go up by one`() async throws {
    try await withIdServer { client in
      let generator = ReminderIdGenerator(client: client)

      let ids = try await [generator.nextReminderId(), generator.nextReminderId()]

      #expect(ids == [0, 1])
    }
  }

  @Test func `callers at the same time get an id each`() async throws {
    try await withIdServer { client in
      let ids = try await withThrowingTaskGroup { group in
        for _ in 0..<50 {
          group.addTask { try await ReminderIdGenerator(client: client).nextReminderId() }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }

      #expect(ids.sorted() == Array(0..<50))
    }
  }

  @Test func `a lost answer leaves a gap, never a second 0`() async throws {
    try await withIdServer(losingTheFirstAnswer: true) { client in
      let generator = ReminderIdGenerator(client: client)

      let failure = try await transportFailure { _ = try await generator.nextReminderId() }
      let id = try await generator.nextReminderId()

      #expect(failure == .outcomeUnknown)
      #expect(id == 1)
    }
  }

  @Test func `after the largest id, the caller gets the status of the refusal`() async throws {
    try await withIdServer(last: .max) { client in
      await #expect(throws: ResponseError.status(409)) {
        try await ReminderIdGenerator(client: client).nextReminderId()
      }
    }
  }
}

/// Runs `body` with a client of a server that makes ids by the rule.
private func withIdServer(
  last: Int? = nil, losingTheFirstAnswer isLosing: Bool = false,
  _ body: (Client) async throws -> Void
) async throws {
  let counter = IdCounter(last: last)
  try await LoopbackServer.run(answering: { request in
    guard request.method == "POST", request.target == "/reminder-ids" else {
      return .respond(status: 404, body: "")
    }
    guard let id = try? counter.next() else { return .respond(status: 409, body: "") }
    return isLosing && id == 0 ? .hangUp : .respond(body: #"{"id": \#(id)}"#)
  }) { server in
    try await withServerClient(of: server.url) { try await body($0) }
  }
}

/// Reads, adds and stores in one step, as a server must.
private final class IdCounter: Sendable {
  private let last: Mutex<Int?>

  init(last: Int?) {
    self.last = Mutex(last)
  }

  func next() throws -> Int {
    try last.withLock { last in
      let id = try reminderId(after: last)
      last = id
      return id
    }
  }
}
