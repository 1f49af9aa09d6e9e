import ExerciseKit
import Testing

@testable import IsolatedDependenciesExercises

@Suite(.exercise("21.1")) struct PredictTheOverlap {
  private let predicted = PredictedOutcomes()

  @Test func `a store that locks reads and writes`() {
    expect(
      predicted.lockedReadsAndWrites, toBe: .sameId,
      because: { choice in
        choice == .isRefused
          ? "the store is safe for any task, so the compiler lets tasks share the generator"
          : "the lock is free between the read and the write; who can read then, and what?"
      })
  }

  @Test func `one actor`() {
    expect(
      predicted.oneActor, toBe: .twoIds,
      because: { choice in
        choice == .isRefused
          ? "an actor may hold any store; where would two tasks touch the same one?"
          : "an actor can run other calls only while one is suspended at an `await`; is there one between read and write?"
      })
  }

  @Test func `two actors`() {
    expect(
      predicted.twoActors, toBe: .sameId,
      because: { choice in
        choice == .isRefused
          ? "what is `Sendable` may be given to both actors"
          : "each actor keeps its own callers apart; what keeps the two actors apart?"
      })
  }

  @Test func `two actors with a class`() {
    expect(
      predicted.twoActorsWithAClass, toBe: .isRefused,
      because: { _ in
        "the first actor takes the store from its caller; what does the second actor get?"
      })
  }

  @Test func `one actor that awaits`() async {
    let server = MemoryServer()
    let actor = AwaitingIds(server: server)
    async let first = actor.nextReminderId()
    async let second = actor.nextReminderId()
    let ids = await [first, second]
    expect(
      predicted.oneActorThatAwaits, toBe: ids == [0, 0] ? .sameId : .twoIds,
      because: { choice in
        choice == .isRefused
          ? "an actor may await a server"
          : "the first call is stopped in an `await`; what does an actor do meanwhile?"
      })
  }

  @Test func `one await`() {
    expect(
      predicted.oneAwait, toBe: .twoIds,
      because: { choice in
        choice == .isRefused
          ? "an actor may await a server"
          : "other calls may run during the `await`; is there a read before it that could be old?"
      })
  }

  @Test func `two processes`() {
    expect(
      predicted.twoProcesses, toBe: .sameId,
      because: { choice in
        choice == .isRefused
          ? "the compiler sees one program at a time"
          : "a `Mutex` is in the memory of its process; how would the other process see it?"
      })
  }
}

/// A server that answers a read when two have come.
private actor MemoryServer {
  private var last: Int?
  private var reader: CheckedContinuation<Void, Never>?

  func lastId() async -> Int? {
    let last = last
    if let other = reader {
      other.resume()
    } else {
      await withCheckedContinuation { reader = $0 }
    }
    return last
  }

  func keep(_ id: Int) { last = id }
}

private actor AwaitingIds {
  private let server: MemoryServer

  init(server: MemoryServer) { self.server = server }

  func nextReminderId() async -> Int {
    let id = await server.lastId().map { $0 + 1 } ?? 0
    await server.keep(id)
    return id
  }
}
