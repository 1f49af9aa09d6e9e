import AmbientContext
import ReminderStorage
import Testing

private let issues = Lines()
private let detachedIssues = Lines()

/// The context outside of every scope, which is one for a process.
///
/// `.scopesRequired` decides for this process. The tests that need it otherwise have their own.
@Suite(.scopesRequired) struct CheckedContextTests {
  @Test func `in a scope the ids come from its store`() throws {
    let store = FakeStore(["currentReminderId": 41])

    let id = try CheckedContext.withStore(store) {
      try CheckedReminderIdGenerator().nextReminderId()
    }

    #expect(id == 42)
  }

  @Test(.kept(in: issues)) func `a test that forgets its scope fails`() throws {
    _ = try CheckedReminderIdGenerator().nextReminderId()

    let read = "this test reads the store outside of every scope"
    let write = "this test writes to the store outside of every scope"
    #expect(issues.all == [read, write])
  }

  @Test func `a scope lasts until its asynchronous code has ended`() async throws {
    let fake = FakeStore()

    let id = try await CheckedContext.withStore(fake) {
      await Task.yield()
      return try CheckedReminderIdGenerator().nextReminderId()
    }

    #expect(id == 0)
    #expect(fake.object(forKey: currentReminderId) as? Int == 0)
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

  @Test(.kept(in: detachedIssues))
  func `a detached task that lost its scope records an issue`() async {
    await #expect(processExitsWith: .success) {
      CheckedContext.useOutsideOfScopes(IssueRecordingStore())

      await CheckedContext.withStore(FakeStore()) {
        Task.detached { CheckedContext.store.set(7, forKey: "id") }
      }.value
    }

    #expect(detachedIssues.all == ["this test writes to the store outside of every scope"])
  }

  @Test func `if nobody decided, the first call outside of a scope stops the program`() async {
    await #expect(processExitsWith: .failure) {
      _ = try? CheckedReminderIdGenerator().nextReminderId()
    }
  }
}

/// Makes each call outside of every scope an issue, in the whole test process.
///
/// The testing library prepares all tests of a run before it begins the first one.
struct ScopesRequired: SuiteTrait {
  func prepare(for test: Test) async throws {
    CheckedContext.useOutsideOfScopes(IssueRecordingStore())
  }
}

extension Trait where Self == ScopesRequired {
  /// Makes each call outside of every scope an issue, in the whole test process.
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
