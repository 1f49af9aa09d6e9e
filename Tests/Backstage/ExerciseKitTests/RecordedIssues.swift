import Synchronization
import Testing

/// Runs `body`, and returns what it records instead of letting it fail the running test.
func recordedIssues(
  _ body: @Sendable @concurrent () async throws -> Void
) async throws -> [Issue] {
  let issues = Mutex<[Issue]>([])
  let test = try #require(Test.current)
  let recording = IssueHandlingTrait.compactMapIssues { issue in
    issues.withLock { $0.append(issue) }
    return nil
  }
  try await recording.provideScope(for: test, testCase: nil) {
    do { try await body() } catch { Issue.record(error) }
  }
  return issues.withLock { $0 }
}

extension [Issue] {
  /// What the issues say, in order.
  var texts: [String] {
    map { $0.comments.map(\.rawValue).joined(separator: "; ") }
  }
}

/// Expects a suite to record issues with these texts, which then fail nothing.
///
/// It stands before the trait to be tested, so that the runner itself puts that one to use.
struct Records: SuiteTrait, TestScoping {
  let texts: [String]

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing tests: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let issues = try await recordedIssues(tests)
    #expect(issues.texts.sorted() == texts.sorted(), sourceLocation: test.sourceLocation)
  }
}

extension Trait where Self == Records {
  static func records(_ texts: String...) -> Self { Records(texts: texts) }
}
