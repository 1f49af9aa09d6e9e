import Synchronization
import Testing

/// One thing that a check found wrong.
struct Finding {
  /// What is wrong, in the exercise's own words where the check has some.
  let text: String
  let location: SourceLocation?

  /// Runs the checks of a suite, and returns what they find in the order of their lines.
  static func all(in suite: Test, _ checks: Checks) async -> [Finding] {
    let found = Mutex<[Finding]>([])
    await handleIssues(of: suite, in: checks) { issue in
      guard issue.isFailure else { return issue }
      found.withLock { $0.append(Finding(issue)) }
      return nil
    }
    let check = suite.sourceLocation.fileID
    return found.withLock { $0 }.sorted { $0.rank(in: check) < $1.rank(in: check) }
  }

  private init(_ issue: Issue) {
    let words = issue.comments.map(\.rawValue).joined(separator: "; ")
    text = (words.isEmpty ? "\(issue.kind)" : words).replacing("\n", with: " ")
    location = issue.sourceLocation
  }

  /// The place in a report: the check's own lines come first.
  ///
  /// The cases of one test run at the same time and share a line.
  private func rank(in check: String) -> (Int, Int, String) {
    (location?.fileID == check ? 0 : 1, location?.line ?? 0, text)
  }
}

/// What a trait runs: the tests of a suite, or one of them.
typealias Checks = @Sendable @concurrent () async throws -> Void

/// Runs `body`, and lets `handle` replace each issue that it records, or swallow it by nil.
///
/// What is recorded outside of any test, such as in a detached task, goes to every handler there
/// is, and to the runner besides. So it is passed over.
func handleIssues(
  of test: Test, in body: Checks, by handle: @escaping @Sendable (Issue) -> Issue?
) async {
  let handling = IssueHandlingTrait.compactMapIssues { Test.current == nil ? nil : handle($0) }
  try? await handling.provideScope(for: test, testCase: nil) {
    do {
      try await body()
    } catch is ExpectationFailedError {
      // The requirement has recorded its issue.
    } catch {
      if !Task.isCancelled { Issue.record(error, sourceLocation: test.sourceLocation) }
    }
  }
}

#if compiler(<6.3)
  extension Issue {
    /// Swift 6.2 does not tell; so each issue counts.
    var isFailure: Bool { true }
  }
#endif
