import Synchronization
import Testing

@testable import TestSupport

@Suite(.timeLimit(.minutes(5))) struct StandardDefaultsTests {
  @Test(.aloneWithStandardDefaults) func `meanwhile no other process gets the lock`() async {
    await #expect(processExitsWith: .success) {
      let lock = try FileLock.free(named: AloneWithStandardDefaults.lock)
      #expect(lock == nil)
    }
  }

  @Test func `a process that ends leaves the lock free`() async throws {
    await #expect(processExitsWith: .success) {
      _ = try await FileLock.taken(named: "test-of-lock")
      let another = try FileLock.free(named: "test-of-lock")
      #expect(another == nil, "it is held")
    }

    let lock = try await FileLock.taken(named: "test-of-lock")
    lock.free()
  }

  @Test(.aloneWithStandardDefaults) func `a scope within a scope does not wait for itself`()
    async throws
  {
    let test = try #require(Test.current)
    try await confirmation { runs in
      try await AloneWithStandardDefaults().provideScope(for: test, testCase: nil) { runs() }
    }
  }

  @Test func `tests of one process take turns, too`() async throws {
    let test = try #require(Test.current)
    let room = Room()

    try await withThrowingTaskGroup { group in
      for _ in 0..<20 {
        group.addTask {
          try await AloneWithStandardDefaults().provideScope(for: test, testCase: nil) {
            #expect(room.enter() == 1)
            await Task.yield()
            room.leave()
          }
        }
      }
      try await group.waitForAll()
    }
  }
}

/// Counts who is inside.
private final class Room: Sendable {
  private let inside = Atomic(0)

  func enter() -> Int { inside.add(1, ordering: .relaxed).newValue }
  func leave() { inside.subtract(1, ordering: .relaxed) }
}
