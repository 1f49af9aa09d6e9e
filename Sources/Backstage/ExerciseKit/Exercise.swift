import Foundation
public import Testing

/// Marks a suite as the check of an exercise, which waits to be solved.
///
/// While the exercise is unsolved, the suite shows as one *known issue*: the run stays green, and
/// the issue says what is to be done. When nothing is wrong any more, nothing is shown. With
/// `EXERCISES=strict` in the environment, everything that the checks find wrong is a failure.
public struct Exercise: SuiteTrait, TestScoping {
  let id: String
  let place: Place
  let isStrict: Bool
  let order: ReportOrder

  /// Runs the checks, and gathers what they find into one known issue unless the run is strict.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing checks: @Sendable @concurrent () async throws -> Void
  ) async throws {
    if isStrict { return try await checks() }
    order.begin(id)
    let findings = await Finding.all(in: test, checks)
    await order.waitForTurn(of: id)
    if let first = findings.first {
      let count = findings.count == 1 ? "1 finding" : "\(findings.count) findings"
      withKnownIssue("edit \(place.file)") {
        Issue.record(
          "\(id) \(place.title) (\(count)): \(first.text)",
          sourceLocation: first.location ?? test.sourceLocation)
      }
    }
    order.end(id)
  }
}

extension Trait where Self == Exercise {
  /// Marks the suite that grades the exercise with the given `id`, such as "1.2".
  public static func exercise(_ id: String, check: String = #filePath) -> Self {
    let isStrict = ProcessInfo.processInfo.environment["EXERCISES"] == "strict"
    return Exercise(id: id, place: Place(check: check), isStrict: isStrict, order: .ofTheBook)
  }
}
