import AmbientContext
import Testing

/// Gives each test of a suite an empty store, for as long as the test runs.
///
/// A recursive trait applies to the suite's tests as well, so it must be a `TestTrait`, too.
struct OwnStore: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await ScopedContext.$store.withValue(FakeStore()) {
      try await body()
    }
  }
}

extension Trait where Self == OwnStore {
  /// Gives each test of this suite an empty store of its own.
  static var ownStore: Self { Self() }
}
