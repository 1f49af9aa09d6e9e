// wrong: Expects the client to send the request again, which takes a second id.
// sees: this client is the right one, so look for the mistake in the test

import Synchronization
import Testing

// Exercise 12.3: catch the careless client
//
// A client gets reminder ids from a server. Write tests that fail for twelve broken clients, and pass
// for the right one. This is all you need to know about it:
//
//     let carrier = StubCarrier([.success(Reply(status: 200, body: #"{"id": 7}"#))])
//     try await makeClient(carrier: carrier).nextReminderId()   // 7
//     carrier.sent                                              // ["POST reminder-ids"]
//
// - For each id, the right client sends one request through its carrier: POST "reminder-ids".
// - If the status is from 200 to 299, it returns the id in the body. Without an id in the body, it
//   throws `IdClientError.badBody`.
// - For any other status, it throws `IdClientError.status(…)`.
// - It passes an error of the carrier along, and sends nothing again: the server may have made an id
//   that got lost, and a second request would take another.
// - In a cancelled task, it throws `CancellationError`, and sends nothing.
//
// The first test is done: it checks two ids, and the requests for them. `StubCarrier` also takes a
// `.failure(LostAnswer())`. `inCancelledTask` runs a call in a cancelled task.

extension CatchTheCarelessClient {
  @Test func `each id needs one request`() async throws {
    let carrier = StubCarrier([
      .success(Reply(body: #"{"id": 7}"#)), .success(Reply(status: 201, body: #"{"id": 8}"#)),
    ])
    let client = makeClient(carrier: carrier)

    let ids = try await [client.nextReminderId(), client.nextReminderId()]

    #expect(ids == [7, 8])
    #expect(carrier.sent == ["POST reminder-ids", "POST reminder-ids"])
  }

  @Test func `a failure is reported by its status, whatever its body contains`() async {
    let carrier = StubCarrier([.success(Reply(status: 503, body: #"{"id": 7}"#))])

    await #expect(throws: IdClientError.status(503)) {
      try await makeClient(carrier: carrier).nextReminderId()
    }
  }

  @Test func `a body without an id is refused`() async {
    let carrier = StubCarrier([.success(Reply(body: "{}"))])

    await #expect(throws: IdClientError.badBody) {
      try await makeClient(carrier: carrier).nextReminderId()
    }
  }

  @Test func `after a lost answer, the request is sent again`() async throws {
    let carrier = StubCarrier([.failure(LostAnswer()), .success(Reply(body: #"{"id": 8}"#))])

    let id = try await makeClient(carrier: carrier).nextReminderId()

    #expect(id == 8)
  }

  @Test func `a cancelled task sends nothing`() async {
    let carrier = StubCarrier([.success(Reply(body: #"{"id": 7}"#))])
    let client = makeClient(carrier: carrier)

    await #expect(throws: CancellationError.self) {
      try await inCancelledTask { try await client.nextReminderId() }
    }
    #expect(carrier.sent.isEmpty)
  }
}

/// Runs `work` in a task that is cancelled before the work begins.
private func inCancelledTask(
  _ work: @escaping @Sendable () async throws -> Int
) async throws -> Int {
  let task = Task {
    withUnsafeCurrentTask { $0?.cancel() }
    return try await work()
  }
  return try await task.value
}

struct LostAnswer: Error {}

/// A stub that returns its replies one after another, and a spy that records the requests.
private final class StubCarrier: Carrier {
  private let state: Mutex<(replies: [Result<Reply, LostAnswer>], sent: [String])>

  init(_ replies: [Result<Reply, LostAnswer>]) {
    state = Mutex((replies, []))
  }

  var sent: [String] { state.withLock { $0.sent } }

  func send(_ method: String, _ path: String) async throws -> Reply {
    try state.withLock { state in
      state.sent.append("\(method) \(path)")
      return try state.replies.isEmpty
        ? Reply(status: 500, body: "") : state.replies.removeFirst().get()
    }
  }
}
