import Synchronization
import Testing

// Exercise 12.3: catch the careless client
//
// Write tests for a client that hands out reminder ids. Each test is run on a right one, where it
// must pass, and on twelve broken ones. Every broken one must make at least one test fail.
//
//     let carrier = StubCarrier([.success(Reply(status: 200, body: #"{"id": 7}"#))])
//     try await makeClient(carrier: carrier).nextReminderId()   // 7
//     carrier.questions                                         // ["POST reminder-ids"]
//
// The right client asks its carrier POST "reminder-ids", once for each id. It reads {"id": 7} from
// a reply with a status from 200 to 299, and throws `IdClientError.badBody` if there is no id in
// it. Any other status is thrown as `IdClientError.status(…)`. An error of the carrier is passed
// on: the server may have handed out an id that got lost, and asking again would take another. A
// task that is cancelled gets a `CancellationError`, and the carrier is left alone.
//
// The double below answers what a test tells it to, and `inCancelledTask` runs a call where the
// task is cancelled. Nothing here needs a network.

extension CatchTheCarelessClient {
  @Test func `each id is asked for once`() async throws {
    let carrier = StubCarrier([
      .success(Reply(body: #"{"id": 7}"#)), .success(Reply(body: #"{"id": 8}"#)),
    ])
    let client = makeClient(carrier: carrier)

    let ids = try await [client.nextReminderId(), client.nextReminderId()]

    #expect(ids == [7, 8])
    #expect(carrier.questions == ["POST reminder-ids", "POST reminder-ids"])
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

/// A stub that gives the replies it was made with, one after another, and records the questions.
private final class StubCarrier: Carrier {
  private let state: Mutex<(replies: [Result<Reply, LostAnswer>], questions: [String])>

  init(_ replies: [Result<Reply, LostAnswer>]) {
    state = Mutex((replies, []))
  }

  var questions: [String] { state.withLock { $0.questions } }

  func ask(_ method: String, _ path: String) async throws -> Reply {
    try state.withLock { state in
      state.questions.append("\(method) \(path)")
      return try state.replies.isEmpty
        ? Reply(status: 500, body: "") : state.replies.removeFirst().get()
    }
  }
}
