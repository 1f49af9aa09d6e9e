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
  /// Keeps such issues out of the output: only for a test that is nothing but a `withKnownIssue`.
  static var issuesExpected: Self {
    filterIssues { issue in
      !issue.comments.contains {
        $0.rawValue.hasSuffix("no override was set")
          || $0.rawValue.hasSuffix("the stub has no such method")
      }
    }
  }
}
