import ExerciseKit
import Foundation
import Synchronization
import Testing

@testable import DelegateModulesExercises

@Suite(.exercise("17.4")) struct BridgeTheCallback {
  @Test(arguments: [41, 0, -1, Int.max]) func `the server's id is returned`(id: Int) async {
    let server = StubServer(calling: [.success(id)])
    let end = await ending(of: server)
    #expect(end == .id(id), "the server called back with \(id), but the end was: \(end)")
    #expect(
      server.tickets.count == 1,
      "one id was due, so one request; there were \(server.tickets.count)")
  }

  @Test func `the server's failure is thrown`() async {
    let server = StubServer(calling: [.failure(.offline)])
    let end = await ending(of: server)
    #expect(
      end == .failure,
      "the server called back with a failure, which must be thrown, but the end was: \(end)")
    #expect(
      server.tickets.count == 1,
      "one failure came, so one request was due; there were \(server.tickets.count)")
  }

  @Test func `the first of two answers counts`() async {
    let idFirst = await ending(of: StubServer(calling: [.success(41), .failure(.offline)]))
    #expect(
      idFirst == .id(41),
      "the server called back with 41 and then with a failure, but the end was: \(idFirst)")
    let failureFirst = await ending(of: StubServer(calling: [.failure(.offline), .success(41)]))
    #expect(
      failureFirst == .failure,
      "the server called back with a failure and then with 41, but the end was: \(failureFirst)")
  }

  @Test func `an answer may come late, and on another thread`() async {
    let server = StubServer()
    async let late = ending(of: server)
    await server.requestOrEnd()
    await Task.detached { server.callBack(to: 0, .success(41)) }.value
    let end = await late
    #expect(
      end == .id(41),
      "the server called back with 41 from another task, later, but the end was: \(end)")
  }

  @Test func `two requests don't mix`() async {
    let server = StubServer()
    async let first = ending(of: server)
    await server.requestOrEnd()
    async let second = ending(of: server)
    await server.requestOrEnd()
    #expect(
      Set(server.tickets).count == server.tickets.count, "two requests came under one ticket")
    server.callBack(to: 1, .success(43))
    server.callBack(to: 0, .success(42))
    server.callBackToAll(.failure(.offline))
    let ends = await [first, second]
    #expect(
      ends == [.id(42), .id(43)],
      "the second of two requests got 43, then the first got 42, but the ends were: \(ends)")
  }

  @Test func `each call makes a new request`() async {
    let ends = [
      await ending(of: StubServer(calling: [.success(1)])),
      await ending(of: StubServer(calling: [.success(2)])),
    ]
    #expect(
      ends == [.id(1), .id(2)],
      "one server called back with 1, another one with 2, but the ends were: \(ends)")
  }

  @Test func `a cancelled task stops waiting, and withdraws its request`() async {
    let server = StubServer()
    let task = Task { await ending(of: server) }
    await server.requestOrEnd()
    task.cancel()
    // Give it much more time than it needs before the late answer, which ends a deaf one, too.
    for _ in 1...200_000 where !server.isOver { await Task.yield() }
    let stoppedWaiting = server.isOver
    server.callBackToAll(.success(41))
    let end = await task.value
    #expect(
      stoppedWaiting,
      """
      the task was cancelled while it waited; it stopped waiting only after the server's late answer
      """)
    #expect(
      end == .cancelled,
      "the task was cancelled while it waited; a CancellationError was due, but the end was: \(end)"
    )
    #expect(
      server.withdrawn.count == 1,
      """
      the task was cancelled while it waited; its request must be withdrawn once, and was \
      withdrawn \(server.withdrawn.count) times
      """)
    #expect(
      Set(server.withdrawn).isSubset(of: server.tickets),
      "a ticket was withdrawn that no request had")
  }

  @Test func `a task that was cancelled before requests nothing`() async {
    let server = StubServer(calling: [.success(41)])
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await ending(of: server)
    }
    let end = await task.value
    #expect(
      end == .cancelled,
      """
      the task was cancelled before the call; a CancellationError was due, but the end was: \(end)
      """)
    #expect(
      server.tickets.isEmpty, "the task was cancelled before the call, but an id was requested")
    #expect(
      server.withdrawn.isEmpty, "the task was cancelled before the call: nothing to withdraw")
  }

  @Test(arguments: [Result<Int, IdFailure>.success(41), .failure(.offline)])
  func `what was answered is not withdrawn`(_ answer: Result<Int, IdFailure>) async {
    let server = StubServer(calling: [answer])
    _ = await ending(of: server)
    #expect(
      server.withdrawn.isEmpty, "the server has answered, so there is nothing to withdraw")
  }

  @Test func `an id that is returned is not withdrawn, even if the task is cancelled`() async {
    let server = StubServer(calling: [.success(41)]) { withUnsafeCurrentTask { $0?.cancel() } }
    let end = await Task { await ending(of: server) }.value
    #expect(
      end == .cancelled || server.withdrawn.isEmpty,
      """
      the server called back with 41, and then the task was cancelled; your function returned the id, \
      and withdrew the request all the same
      """)
  }

  @Test(arguments: [Result<Int, IdFailure>.success(41), .failure(.offline)])
  func `an answer counts, even if the task is cancelled after it`(
    _ answer: Result<Int, IdFailure>
  ) async {
    let server = StubServer(calling: [answer]) { withUnsafeCurrentTask { $0?.cancel() } }
    let end = await Task { await ending(of: server) }.value
    let due: End = if case .success(let id) = answer { .id(id) } else { .failure }
    #expect(
      end == due,
      """
      the server called back, and then the task was cancelled; the answer came first, so \(due) was \
      due, but the end was: \(end)
      """)
  }

  /// Calls your function, and says how it ended.
  private func ending(of server: StubServer) async -> End {
    defer { server.noteEnd() }
    do {
      return .id(try await nextReminderId(from: server))
    } catch is CancellationError {
      return .cancelled
    } catch is IdFailure {
      return .failure
    } catch {
      return .otherError("\(error)")
    }
  }
}

private enum End: Equatable, CustomStringConvertible {
  case id(Int)
  case failure
  case cancelled
  case otherError(String)

  var description: String {
    switch self {
    case .id(let id): "the id \(id)"
    case .failure: "the server's failure"
    case .cancelled: "a CancellationError"
    case .otherError(let error): error
    }
  }
}

/// A stub and a spy: it calls back when the test says so, and remembers tickets.
private final class StubServer: IdServer {
  private struct State {
    var tickets: [Ticket] = []
    var withdrawn: [Ticket] = []
    var callbacks: [@Sendable (Result<Int, IdFailure>) -> Void] = []
    var toAll: Result<Int, IdFailure>?
    var isOver = false
  }

  private let state = Mutex(State())
  private let answers: [Result<Int, IdFailure>]
  private let afterwards: @Sendable () -> Void
  private let events = AsyncStream.makeStream(of: Void.self)

  /// Makes a server that calls back with `answers` and then runs `afterwards`, before `request` returns.
  init(
    calling answers: [Result<Int, IdFailure>] = [],
    afterwards: @escaping @Sendable () -> Void = {}
  ) {
    self.answers = answers
    self.afterwards = afterwards
  }

  var tickets: [Ticket] { state.withLock(\.tickets) }
  var withdrawn: [Ticket] { state.withLock(\.withdrawn) }
  var isOver: Bool { state.withLock(\.isOver) }

  func request(_ ticket: Ticket, _ done: @escaping @Sendable (Result<Int, IdFailure>) -> Void) {
    let late = state.withLock { state in
      state.tickets.append(ticket)
      state.callbacks.append(done)
      return state.toAll
    }
    for answer in answers + [late].compactMap(\.self) { done(answer) }
    afterwards()
    events.continuation.yield()
  }

  func withdraw(_ ticket: Ticket) { state.withLock { $0.withdrawn.append(ticket) } }

  /// Calls back to one request, if there was one.
  func callBack(to request: Int, _ answer: Result<Int, IdFailure>) {
    let callbacks = state.withLock(\.callbacks)
    if callbacks.indices.contains(request) { callbacks[request](answer) }
  }

  /// Calls back to all requests, also to those that are still to come.
  func callBackToAll(_ answer: Result<Int, IdFailure>) {
    let callbacks = state.withLock { state in
      state.toAll = answer
      return state.callbacks
    }
    for callback in callbacks { callback(answer) }
  }

  /// Waits until there is one more request, or your function has ended.
  func requestOrEnd() async {
    for await _ in events.stream { return }
  }

  func noteEnd() {
    state.withLock { $0.isOver = true }
    events.continuation.yield()
  }
}
