import Foundation
import IsolatedDependencies
import Testing

/// Stops a call between its read and its write, makes another one meanwhile, and returns both ids.
func idsOfAnOvertakenCall(
  in store: PausableStore, slow: @escaping @Sendable () async throws -> Int,
  quick: () async throws -> Int
) async throws -> [Int] {
  let pause = store.pauseTheNextRead()
  let slowId = Task(executorPreference: OwnThreads()) { try await slow() }
  await pause.isReached()

  let quickId = await Result(quick)

  pause.end()
  return try await [slowId.value, quickId.get()]
}

/// Stops a call between its read and its write, and makes another one that has to wait for it.
///
/// If the second call could get in, it would read here: it gets far more time than that takes. A
/// right generator's result never depends on that time, because a call that waits can't return the
/// same id. A broken one could pass if its thread starts very late.
func idsOfACallThatWaits(
  in store: PausableStore, first: @escaping @Sendable () async throws -> Int,
  second: @escaping @Sendable () async throws -> Int
) async throws -> [Int] {
  let pause = store.pauseTheNextRead()
  let firstId = Task(executorPreference: OwnThreads()) { try await first() }
  await pause.isReached()

  let secondId = Task(executorPreference: OwnThreads()) { try await second() }
  for _ in 1...10_000 where store.reads == 1 { await Task.yield() }
  #expect(store.reads == 1, "nobody reads before the first call has written")

  pause.end()
  return try await [firstId.value, secondId.value]
}

/// Makes calls in as many tasks.
func ids(
  of calls: Int, _ nextId: @escaping @Sendable () async throws -> Int
) async throws -> Set<Int> {
  try await withThrowingTaskGroup(of: Int.self) { group in
    for _ in 0..<calls { group.addTask { try await nextId() } }
    return try await group.reduce(into: []) { $0.insert($1) }
  }
}

extension Result where Failure == any Error {
  init(_ body: () async throws -> Success) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }
}
