import Foundation
public import Testing

/// Marks a suite as the check of an exercise, which waits to be solved.
///
/// While the exercise is unsolved, what its checks find wrong shows as a *known issue*: the run
/// stays green and nothing passes in silence. When nothing is wrong any more, nothing is shown.
/// With `EXERCISES=strict` in the environment, an unsolved exercise fails.
public struct Exercise: SuiteTrait, TestScoping {
  let id: String
  let isStrict: Bool

  /// Runs the checks, with their issues made known ones unless the run is strict.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing checks: @Sendable @concurrent () async throws -> Void
  ) async throws {
    if isStrict { return try await checks() }
    await withKnownIssue("Exercise \(id) waits for you.", isIntermittent: true) {
      try await checks()
    }
  }
}

extension Trait where Self == Exercise {
  /// Marks the suite that grades the exercise with the given `id`, such as "1.2".
  public static func exercise(_ id: String) -> Self {
    .exercise(id, isStrict: ProcessInfo.processInfo.environment["EXERCISES"] == "strict")
  }

  static func exercise(_ id: String, isStrict: Bool) -> Self {
    Exercise(id: id, isStrict: isStrict)
  }
}
