import AmbientContext
import Testing

/// Gives each test of a suite an empty store in the singleton, and puts the old one back.
///
/// A recursive trait applies to the suite's tests as well, so it must be a `TestTrait`, too.
struct RestoredSharedStore: SuiteTrait, TestTrait, TestScoping {
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let before = SharedContext.shared.store
    SharedContext.shared.store = FakeStore()
    defer { SharedContext.shared.store = before }
    try await body()
  }
}

extension Trait where Self == RestoredSharedStore {
  /// Gives each test of this suite an empty store in the singleton.
  static var restoredSharedStore: Self { Self() }
}
