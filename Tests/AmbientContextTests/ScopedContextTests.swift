import AmbientContext
import Foundation
import ReminderStorage
import Testing

@Suite(.ownStore) struct ScopedContextTests {
  @Test(arguments: 1...3) func `each test begins with an empty store`(run: Int) throws {
    #expect(try ReminderIdGenerator().nextReminderId() == 0)
  }

  @Test func `the old store is back after a test that throws`() async throws {
    ScopedContext.store.set(41, forKey: "currentReminderId")
    let test = try #require(Test.current)

    await #expect(throws: CocoaError.self) {
      try await OwnStore().provideScope(for: test, testCase: nil) {
        let id = try ReminderIdGenerator().nextReminderId()
        #expect(id == 0)
        throw CocoaError(.featureUnsupported)
      }
    }

    #expect(try ReminderIdGenerator().nextReminderId() == 42)
  }

  @Test func `twenty contexts are open at once, and no id goes astray`() async throws {
    let meeting = Meeting(of: 20)

    let ids = try await withThrowingTaskGroup { group in
      for number in 0..<20 {
        group.addTask {
          try await ScopedContext.$store.withValue(FakeStore(["currentReminderId": number])) {
            await meeting.arrive()
            let id = try ReminderIdGenerator().nextReminderId()
            await meeting.arrive()
            return [id, try ReminderIdGenerator().nextReminderId()]
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }

    #expect(Set(ids) == Set((0..<20).map { [$0 + 1, $0 + 2] }))
  }
}

@Suite(NamedScope(isRecursive: false)) struct SharedScopeTests {
  @Test func `a trait that is not recursive makes one scope, for the whole suite`() {
    #expect(ScopedContext.store.object(forKey: "scope of") as? String == "suite")
  }
}

@Suite(NamedScope(isRecursive: true)) struct OwnScopeTests {
  @Test func `a recursive trait makes a scope for each test`() {
    #expect(ScopedContext.store.object(forKey: "scope of") as? String == "test")
  }
}

/// Opens a scope whose store says whether it is a suite's or a test's.
private struct NamedScope: SuiteTrait, TestTrait, TestScoping {
  let isRecursive: Bool

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let store = FakeStore(["scope of": test.isSuite ? "suite" : "test"])
    try await ScopedContext.$store.withValue(store) { try await body() }
  }
}

/// A place where tasks wait for each other, so that a test knows that they overlap.
private actor Meeting {
  private let size: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(of size: Int) {
    self.size = size
  }

  func arrive() async {
    if waiting.count + 1 == size {
      waiting.forEach { $0.resume() }
      waiting = []
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }
}
