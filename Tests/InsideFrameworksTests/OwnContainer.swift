import InsideFrameworks
import Testing

/// Gives a test a container of its own, in which nothing is replaced.
struct OwnContainer: TestTrait, TestScoping {
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
  /// Gives this test a container of its own.
  static var ownContainer: Self { Self() }
}
