import ExerciseKit
import Synchronization
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.2")) struct RepeatWhatIsSafe {
  @Test(arguments: [get, post, postWithKey], ["invited", ""])
  func `what succeeds is sent once`(request: InvitationRequest, answer: String) async {
    let client = ScriptedClient([.success(answer), .success("again")])
    let outcome = await Outcome { try await retrying(client).send(request) }
    #expect(
      outcome == .answer(answer) && client.sent == [request],
      """
      the client answers \(answer.debugDescription) to \(name(of: request)) at once; your client \
      \(outcome), and the request was sent \(client.sent.count) times
      """)
  }

  @Test(arguments: [get, post, postWithKey])
  func `what was not sent is sent again`(request: InvitationRequest) async {
    let client = ScriptedClient([notSent(1), notSent(2), .success("invited")])
    let outcome = await Outcome { try await retrying(client).send(request) }
    #expect(
      outcome == .answer("invited") && client.sent == [request, request, request],
      """
      \(name(of: request)) is not sent twice, and succeeds at the third attempt; your client \
      \(outcome), after it tried \(client.sent.map(name(of:)))
      """)
  }

  @Test func `a post without a key is not repeated if its outcome is unknown`() async {
    let client = ScriptedClient([outcomeUnknown(1), .success("invited twice")])
    let outcome = await Outcome { try await retrying(client).send(post) }
    #expect(
      outcome == .outcomeUnknown(1) && client.sent.count == 1,
      """
      the answer to a post without a key got lost, so the guest may be invited already; your \
      client \(outcome), and the post was sent \(client.sent.count) times
      """)
  }

  @Test(arguments: [get, postWithKey, InvitationRequest(method: .get, path: "/guests", key: "a")])
  func `a get or a request with a key is repeated if its outcome is unknown`(
    request: InvitationRequest
  ) async {
    let client = ScriptedClient([outcomeUnknown(1), outcomeUnknown(2), .success("invited")])
    let outcome = await Outcome { try await retrying(client).send(request) }
    #expect(
      outcome == .answer("invited") && client.sent == [request, request, request],
      """
      two answers to \(name(of: request)) get lost, and the third arrives; your client \(outcome), \
      after it tried \(client.sent.map(name(of:)))
      """)
  }

  @Test func `a post that was not sent at first is not safe for ever`() async {
    let client = ScriptedClient([notSent(1), outcomeUnknown(2), .success("invited twice")])
    let outcome = await Outcome { try await retrying(client).send(post) }
    #expect(
      outcome == .outcomeUnknown(2) && client.sent.count == 2,
      """
      a post without a key was not sent at first, and then its answer got lost; your client \
      \(outcome), after \(client.sent.count) attempts
      """)
  }

  @Test func `after an unknown outcome, what was not sent is sent again`() async {
    let client = ScriptedClient([outcomeUnknown(1), notSent(2), .success("invited")])
    let outcome = await Outcome { try await retrying(client).send(postWithKey) }
    #expect(
      outcome == .answer("invited") && client.sent.count == 3,
      """
      the answer to a post with a key got lost, then the post was not sent, and the third arrives; \
      your client \(outcome), after \(client.sent.count) attempts
      """)
  }

  @Test func `an unknown outcome stays unknown`() async {
    let cancelled = Result<String, any Error>.failure(CancellationError())
    for (results, unknown, count) in [
      ([outcomeUnknown(1), outcomeUnknown(2), notSent(3)], 2, 3),
      ([outcomeUnknown(1), notSent(2), notSent(3)], 1, 3),
      ([outcomeUnknown(1), cancelled, .success("invited")], 1, 2),
    ] {
      let client = ScriptedClient(results)
      let outcome = await Outcome { try await retrying(client).send(postWithKey) }
      #expect(
        outcome == .outcomeUnknown(unknown) && client.sent.count == count,
        """
        the answer to a post with a key got lost, and the last attempt \
        \(count == 2 ? "was cancelled" : "was not sent"), but the guest may be invited; your client \
        \(outcome), after \(client.sent.count) attempts
        """)
    }
  }

  @Test(arguments: [get, post, postWithKey])
  func `after any other error nothing is repeated`(request: InvitationRequest) async {
    for error in [Refusal() as any Error, CancellationError()] {
      let client = ScriptedClient([.failure(error), .success("invited")])
      let outcome = await Outcome { try await retrying(client).send(request) }
      #expect(
        outcome == .other("\(type(of: error))") && client.sent.count == 1,
        """
        the client throws \(error) for \(name(of: request)), which is no `SendingError`; your \
        client \(outcome), after \(client.sent.count) attempts
        """)
    }
  }

  @Test(arguments: [true, false])
  func `another error ends the attempts`(isSent: Bool) async {
    let first = isSent ? outcomeUnknown(1) : notSent(1)
    let client = ScriptedClient([first, .failure(Refusal()), .success("invited")])
    let outcome = await Outcome { try await retrying(client).send(get) }
    #expect(
      outcome == .other("Refusal") && client.sent.count == 2,
      """
      \(isSent ? "the answer to a get got lost" : "a get was not sent at first"), and then it was \
      refused, with a Refusal; your client \(outcome), after \(client.sent.count) attempts
      """)
  }

  @Test(arguments: [1, 2, 3, 5])
  func `the request is sent at most that many times`(attempts: Int) async {
    for failure in [notSent, outcomeUnknown] {
      let client = ScriptedClient((1...9).map(failure))
      let outcome = await Outcome { try await retrying(client, attempts: attempts).send(get) }
      let isLast = outcome == .notSent(attempts) || outcome == .outcomeUnknown(attempts)
      #expect(
        isLast && client.sent.count == attempts,
        """
        each attempt of a get fails, with the errors 1, 2, 3 and so on; with `attempts: \
        \(attempts)`, your client \(outcome), after \(client.sent.count) attempts
        """)
    }
  }

  @Test func `each request has all attempts`() async {
    let client = ScriptedClient([notSent(1), .success("first"), notSent(2), .success("second")])
    let retrying = retrying(client, attempts: 2)
    let outcomes = [
      await Outcome { try await retrying.send(post) },
      await Outcome { try await retrying.send(get) },
    ]
    #expect(
      outcomes == [.answer("first"), .answer("second")],
      """
      with `attempts: 2`, two requests fail once each; for the first your client \(outcomes[0]), \
      for the second it \(outcomes[1])
      """)
  }

  @Test func `a request in the middle of another doesn't disturb it`() async {
    let client = ScriptedClient([notSent(1), .success("inner"), .success("outer")])
    let retrying = retrying(client, attempts: 2)
    client.duringTheFirst { _ = try? await retrying.send(get) }
    let outcome = await Outcome { try await retrying.send(post) }
    #expect(
      outcome == .answer("outer"),
      """
      while a post was on its way, a get was sent through the same client; the post failed once, \
      and your client \(outcome)
      """)
  }

  @Test func `two retrying clients use two clients`() async {
    let home = retrying(ScriptedClient([notSent(1), .success("home")]))
    let work = retrying(ScriptedClient([notSent(1), .success("work")]), attempts: 1)
    let outcomes = [
      await Outcome { try await home.send(get) }, await Outcome { try await work.send(get) },
    ]
    #expect(
      outcomes == [.answer("home"), .notSent(1)],
      """
      one client has three attempts, the other one has one; with a first failure, the one \
      \(outcomes[0]), and the other \(outcomes[1])
      """)
  }
}

private let get = InvitationRequest(method: .get, path: "/guests")
private let post = InvitationRequest(method: .post, path: "/invitations")
private let postWithKey = InvitationRequest(method: .post, path: "/invitations", key: "tap 1")

private func retrying(_ client: ScriptedClient, attempts: Int = 3) -> RetryingClient {
  RetryingClient(client: client, attempts: attempts)
}

private func name(of request: InvitationRequest) -> String {
  "a \(request.method)" + (request.key.map { " with the key \($0)" } ?? "")
}

private func notSent(_ number: Int) -> Result<String, any Error> {
  .failure(SendingError.notSent(Numbered(number: number)))
}

private func outcomeUnknown(_ number: Int) -> Result<String, any Error> {
  .failure(SendingError.outcomeUnknown(Numbered(number: number)))
}

private struct Numbered: Error {
  let number: Int
}

private struct Refusal: Error {}

/// What came of a request, with the number of the error.
private enum Outcome: Equatable, CustomStringConvertible {
  case answer(String)
  case notSent(Int)
  case outcomeUnknown(Int)
  case other(String)

  init(of work: () async throws -> String) async {
    do {
      self = .answer(try await work())
    } catch SendingError.notSent(let error as Numbered) {
      self = .notSent(error.number)
    } catch SendingError.outcomeUnknown(let error as Numbered) {
      self = .outcomeUnknown(error.number)
    } catch {
      self = .other("\(type(of: error))")
    }
  }

  var description: String {
    switch self {
    case .answer(let answer): "returned \(answer.debugDescription)"
    case .notSent(let number): "threw notSent, with error \(number)"
    case .outcomeUnknown(let number): "threw outcomeUnknown, with error \(number)"
    case .other(let name): "threw \(name)"
    }
  }
}

/// A stub that gives its results one after another, and a spy that records the requests.
private final class ScriptedClient: InvitationClient {
  private struct State {
    var results: [Result<String, any Error>]
    var sent: [InvitationRequest] = []
    var meanwhile: (@Sendable () async -> Void)?
  }

  private let state: Mutex<State>

  init(_ results: [Result<String, any Error>]) {
    state = Mutex(State(results: results))
  }

  var sent: [InvitationRequest] { state.withLock { $0.sent } }

  /// Calls `body` once, after the first result is taken and before it is given.
  func duringTheFirst(_ body: @escaping @Sendable () async -> Void) {
    state.withLock { $0.meanwhile = body }
  }

  func send(_ request: InvitationRequest) async throws -> String {
    let (result, meanwhile) = state.withLock { state in
      state.sent.append(request)
      defer { state.meanwhile = nil }
      let result = state.results.isEmpty ? .success("unexpected") : state.results.removeFirst()
      return (result, state.meanwhile)
    }
    await meanwhile?()
    return try result.get()
  }
}
