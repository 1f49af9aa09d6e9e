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
