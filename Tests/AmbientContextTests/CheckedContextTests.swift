import AmbientContext
import ReminderStorage
import Testing

private let issues = Lines()

/// The context outside of every scope, which is one for a process.
///
/// The test that records issues is the one that decides for this process. Others have their own.
struct CheckedContextTests {
  @Test func `in a scope the ids come from its store`() throws {
    let store = FakeStore(["currentReminderId": 41])

    let id = try CheckedContext.withStore(store) {
      try CheckedReminderIdGenerator().nextReminderId()
    }

    #expect(id == 42)
  }

  @Test(.scopesRequired, .kept(in: issues)) func `a test that forgets its scope fails`() throws {
    _ = try CheckedReminderIdGenerator().nextReminderId()

    let read = "this test reads the store outside of every scope"
    let write = "this test writes to the store outside of every scope"
    #expect(issues.all == [read, write])
  }

  @Test func `a detached task that lost its scope gets the store for outside`() async {
    await #expect(processExitsWith: .success) {
      let outside = FakeStore()
      CheckedContext.useOutsideOfScopes(outside)

      await CheckedContext.withStore(FakeStore()) {
        Task.detached { CheckedContext.store.set(7, forKey: "id") }
      }.value

      #expect(outside.object(forKey: "id") as? Int == 7)
    }
  }

  @Test func `if nobody decided, the first call outside of a scope stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = try CheckedReminderIdGenerator().nextReminderId()
    }
  }
}

/// Makes each call outside of every scope an issue of the running test.
struct ScopesRequired: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    CheckedContext.useOutsideOfScopes(IssueRecordingStore())
    try await body()
  }
}

extension Trait where Self == ScopesRequired {
  /// Makes each call outside of every scope an issue of the running test.
  static var scopesRequired: Self { Self() }
}

/// The store for tests that opened no scope: it keeps nothing and records an issue at each call.
struct IssueRecordingStore: KeyValueStore, Sendable {
  func object(forKey key: String) -> Any? {
    Issue.record("this test reads the store outside of every scope")
    return nil
  }

  func set(_ value: Any?, forKey key: String) {
    Issue.record("this test writes to the store outside of every scope")
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// Keeps the comments of issues that say "outside of every scope", which then fail no test.
  fileprivate static func kept(in lines: Lines) -> Self {
    filterIssues { issue in
      let forgotten = issue.comments.map(\.rawValue).filter { $0.hasSuffix("every scope") }
      forgotten.forEach(lines.add)
      return forgotten.isEmpty
    }
  }
}
