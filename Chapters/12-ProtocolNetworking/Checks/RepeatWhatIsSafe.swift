import ExerciseKit
import Synchronization
import Testing

@testable import ProtocolNetworkingExercises

@Suite(.exercise("12.2")) struct RepeatWhatIsSafe {
  @Test(arguments: [get, post, postWithKey], ["invited", ""])
  func `what succeeds is sent once`(request: InvitationRequest, answer: String) async {
    let carrier = ScriptedCarrier([.success(answer), .success("again")])
    let outcome = await Outcome { try await retrying(carrier).send(request) }
    #expect(
      outcome == .answer(answer) && carrier.sent == [request],
      """
      the carrier answers \(answer.debugDescription) to \(name(of: request)) at once; your carrier \
      \(outcome), and the request was sent \(carrier.sent.count) times
      """)
  }

  @Test(arguments: [get, post, postWithKey])
  func `what was not sent is sent again`(request: InvitationRequest) async {
    let carrier = ScriptedCarrier([notSent(1), notSent(2), .success("invited")])
    let outcome = await Outcome { try await retrying(carrier).send(request) }
    #expect(
      outcome == .answer("invited") && carrier.sent == [request, request, request],
      """
      \(name(of: request)) is not sent twice, and succeeds at the third attempt; your carrier \
      \(outcome), after it tried \(carrier.sent.map(name(of:)))
      """)
  }

  @Test func `a post without a key is not repeated if its outcome is unknown`() async {
    let carrier = ScriptedCarrier([outcomeUnknown(1), .success("invited twice")])
    let outcome = await Outcome { try await retrying(carrier).send(post) }
    #expect(
      outcome == .outcomeUnknown(1) && carrier.sent.count == 1,
      """
      the answer to a post without a key got lost, so the guest may be invited already; your \
      carrier \(outcome), and the post was sent \(carrier.sent.count) times
      """)
  }

  @Test(arguments: [get, postWithKey, InvitationRequest(method: .get, path: "/guests", key: "a")])
  func `a get or a request with a key is repeated if its outcome is unknown`(
    request: InvitationRequest
  ) async {
    let carrier = ScriptedCarrier([outcomeUnknown(1), outcomeUnknown(2), .success("invited")])
    let outcome = await Outcome { try await retrying(carrier).send(request) }
    #expect(
      outcome == .answer("invited") && carrier.sent == [request, request, request],
      """
      two answers to \(name(of: request)) get lost, and the third arrives; your carrier \(outcome), \
      after it tried \(carrier.sent.map(name(of:)))
      """)
  }

  @Test func `a post that was not sent at first is not safe for ever`() async {
    let carrier = ScriptedCarrier([notSent(1), outcomeUnknown(2), .success("invited twice")])
    let outcome = await Outcome { try await retrying(carrier).send(post) }
    #expect(
      outcome == .outcomeUnknown(2) && carrier.sent.count == 2,
      """
      a post without a key was not sent at first, and then its answer got lost; your carrier \
      \(outcome), after \(carrier.sent.count) attempts
      """)
  }

  @Test func `after an unknown outcome, what was not sent is sent again`() async {
    let carrier = ScriptedCarrier([outcomeUnknown(1), notSent(2), .success("invited")])
    let outcome = await Outcome { try await retrying(carrier).send(postWithKey) }
    #expect(
      outcome == .answer("invited") && carrier.sent.count == 3,
      """
      the answer to a post with a key got lost, then the post was not sent, and the third arrives; \
      your carrier \(outcome), after \(carrier.sent.count) attempts
      """)
  }

  @Test func `an unknown outcome stays unknown`() async {
    let cancelled = Result<String, any Error>.failure(CancellationError())
    for (results, unknown, count) in [
      ([outcomeUnknown(1), outcomeUnknown(2), notSent(3)], 2, 3),
      ([outcomeUnknown(1), notSent(2), notSent(3)], 1, 3),
      ([outcomeUnknown(1), cancelled, .success("invited")], 1, 2),
    ] {
      let carrier = ScriptedCarrier(results)
      let outcome = await Outcome { try await retrying(carrier).send(postWithKey) }
      #expect(
        outcome == .outcomeUnknown(unknown) && carrier.sent.count == count,
        """
        the answer to a post with a key got lost, and the last attempt \
        \(count == 2 ? "was cancelled" : "was not sent"), but the guest may be invited; your carrier \
        \(outcome), after \(carrier.sent.count) attempts, and should throw outcomeUnknown, with \
        error \(unknown), after \(count)
        """)
    }
  }

  @Test func `an unknown outcome stays unknown in a cancelled task`() async {
    let carrier = ScriptedCarrier([outcomeUnknown(1), .failure(CancellationError())])
    carrier.duringTheFirst { withUnsafeCurrentTask { $0?.cancel() } }
    let task = Task { await Outcome { try await retrying(carrier).send(postWithKey) } }
    let outcome = await task.value
    #expect(
      outcome == .outcomeUnknown(1),
      """
      during the first attempt, the task is cancelled, and the answer to a post with a key gets \
      lost, so the guest may be invited; your carrier \(outcome), and should throw outcomeUnknown
      """)
  }

  @Test(arguments: [get, post, postWithKey])
  func `after any other error nothing is repeated`(request: InvitationRequest) async {
    for error in [Refusal() as any Error, CancellationError()] {
      let carrier = ScriptedCarrier([.failure(error), .success("invited")])
      let outcome = await Outcome { try await retrying(carrier).send(request) }
      #expect(
        outcome == .other("\(type(of: error))") && carrier.sent.count == 1,
        """
        the carrier throws \(error) for \(name(of: request)), which is no `SendingError`; your \
        carrier \(outcome), after \(carrier.sent.count) attempts
        """)
    }
  }

  @Test(arguments: [true, false])
  func `another error ends the attempts`(isSent: Bool) async {
    let first = isSent ? outcomeUnknown(1) : notSent(1)
    let carrier = ScriptedCarrier([first, .failure(Refusal()), .success("invited")])
    let outcome = await Outcome { try await retrying(carrier).send(get) }
    #expect(
      outcome == .other("Refusal") && carrier.sent.count == 2,
      """
      \(isSent ? "the answer to a get got lost" : "a get was not sent at first"), and then it was \
      refused, with a Refusal; your carrier \(outcome), after \(carrier.sent.count) attempts, \
      and should throw the Refusal, after 2
      """)
  }

  @Test(arguments: [1, 2, 3, 5])
  func `the request is sent at most that many times`(attempts: Int) async {
    for failure in [notSent, outcomeUnknown] {
      let carrier = ScriptedCarrier((1...9).map(failure))
      let outcome = await Outcome { try await retrying(carrier, attempts: attempts).send(get) }
      let isLast = outcome == .notSent(attempts) || outcome == .outcomeUnknown(attempts)
      #expect(
        isLast && carrier.sent.count == attempts,
        """
        each attempt of a get fails, with the errors 1, 2, 3 and so on; with `attempts: \
        \(attempts)`, your carrier \(outcome), after \(carrier.sent.count) attempts
        """)
    }
  }

  @Test func `each request has all attempts`() async {
    let carrier = ScriptedCarrier([notSent(1), .success("first"), notSent(2), .success("second")])
    let retrying = retrying(carrier, attempts: 2)
    let outcomes = [
      await Outcome { try await retrying.send(post) },
      await Outcome { try await retrying.send(get) },
    ]
    #expect(
      outcomes == [.answer("first"), .answer("second")],
      """
      with `attempts: 2`, two requests fail once each; for the first your carrier \(outcomes[0]), \
      for the second it \(outcomes[1])
      """)
  }

  @Test func `an unknown outcome belongs to one request`() async {
    let carrier = ScriptedCarrier([outcomeUnknown(1), .success("first"), notSent(2), notSent(3)])
    let retrying = retrying(carrier, attempts: 2)
    let outcomes = [
      await Outcome { try await retrying.send(get) },
      await Outcome { try await retrying.send(post) },
    ]
    #expect(
      outcomes == [.answer("first"), .notSent(3)],
      """
      with `attempts: 2`, the first answer to a get gets lost, and the second arrives; then a post \
      is not sent, twice; for the get your carrier \(outcomes[0]), for the post it \(outcomes[1])
      """)
  }

  @Test func `a request in the middle of another doesn't disturb it`() async {
    let carrier = ScriptedCarrier([notSent(1), .success("inner"), .success("outer")])
    let retrying = retrying(carrier, attempts: 2)
    carrier.duringTheFirst { _ = try? await retrying.send(get) }
    let outcome = await Outcome { try await retrying.send(post) }
    #expect(
      outcome == .answer("outer"),
      """
      while a post was on its way, a get was sent through the same carrier; the post failed once, \
      and your carrier \(outcome)
      """)
  }

  @Test func `two retrying carriers use two carriers`() async {
    let home = retrying(ScriptedCarrier([notSent(1), .success("home")]))
    let work = retrying(ScriptedCarrier([notSent(1), .success("work")]), attempts: 1)
    let outcomes = [
      await Outcome { try await home.send(get) }, await Outcome { try await work.send(get) },
    ]
    #expect(
      outcomes == [.answer("home"), .notSent(1)],
      """
      one carrier has three attempts, the other one has one; with a first failure, the one \
      \(outcomes[0]), and the other \(outcomes[1])
      """)
  }
}

private let get = InvitationRequest(method: .get, path: "/guests")
private let post = InvitationRequest(method: .post, path: "/invitations")
private let postWithKey = InvitationRequest(method: .post, path: "/invitations", key: "tap 1")

private func retrying(_ carrier: ScriptedCarrier, attempts: Int = 3) -> RetryingCarrier {
  RetryingCarrier(carrier: carrier, attempts: attempts)
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
private final class ScriptedCarrier: InvitationCarrier {
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
