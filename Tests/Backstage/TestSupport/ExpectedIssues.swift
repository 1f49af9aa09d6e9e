public import Testing

extension Trait where Self == IssueHandlingTrait {
  /// Keeps one issue, which a `withKnownIssue` expects, out of the output.
  ///
  /// So the list of known issues has the exercises alone. Any other issue fails the test.
  ///
  /// - Parameter text: The issue's only comment.
  /// - Returns: A trait for one test.
  public static func issueExpected(_ text: String) -> Self {
    filterIssues { $0.comments.map(\.rawValue) != [text] }
  }
}
