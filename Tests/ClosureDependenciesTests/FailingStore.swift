import ClosureDependencies
import Testing

extension ReminderStore {
  /// A store whose every operation records an issue and throws, until a test overrides it.
  static func failing(at location: SourceLocation = #_sourceLocation) -> ReminderStore {
    .failing { operation in
      Issue.record("\(operation) was called, and no override was set", sourceLocation: location)
    }
  }
}

extension Trait where Self == IssueHandlingTrait {
  /// Keeps one issue, which a `withKnownIssue` expects, out of the output; any other fails the test.
  static func issueExpected(_ text: String) -> Self {
    filterIssues { $0.comments.map(\.rawValue) != [text] }
  }
}

/// Expects `body` to record a single issue, with this text, and keeps it out of the output.
func expectIssue(_ text: String, in body: @Sendable () -> Void) async throws {
  let test = try #require(Test.current)
  let texts = Recorder<[String]>()
  let kept = IssueHandlingTrait.filterIssues { issue in
    texts.record(issue.comments.map(\.rawValue))
    return false
  }
  try await kept.provideScope(for: test, testCase: nil) { body() }
  #expect(texts.values == [[text]])
}
