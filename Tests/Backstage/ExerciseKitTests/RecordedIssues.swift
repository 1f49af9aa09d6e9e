import Synchronization
import Testing

/// Runs `body`, and returns what it records instead of letting it fail the running test.
func recordedIssues(
  _ body: @Sendable @concurrent () async throws -> Void
) async throws -> [String] {
  let texts = Recorder()
  let test = try #require(Test.current)
  let recording = IssueHandlingTrait.compactMapIssues { issue in
    texts.append(issue)
    return nil
  }
  try await recording.provideScope(for: test, testCase: nil) {
    do { try await body() } catch { Issue.record(error) }
  }
  return texts.all
}

private final class Recorder: Sendable {
  private let texts = Mutex<[String]>([])

  var all: [String] { texts.withLock { $0 } }

  func append(_ issue: Issue) {
    let comments = issue.comments.map(\.rawValue).joined(separator: "; ")
    texts.withLock { $0.append(comments) }
  }
}
