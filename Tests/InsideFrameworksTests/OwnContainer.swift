import InsideFrameworks
import Testing

/// Gives a test, or each test of a suite, a container of its own, in which nothing is replaced.
struct OwnContainer: TestTrait, SuiteTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await KeyedFactories.$shared.withValue(KeyedFactories()) {
      try await body()
    }
  }
}

extension Trait where Self == OwnContainer {
  /// Gives this test, or each test of this suite, a container of its own.
  static var ownContainer: Self { Self() }
}
