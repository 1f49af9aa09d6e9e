import TestSupport
import Testing

/// Runs each test between the halves of a ceremony, and no two of them at the same time.
struct WithoutReminderId: SuiteTrait, TestTrait, TestScoping {
  /// True: each test of a suite with this trait has a ceremony around it.
  let isRecursive = true

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await AloneWithStandardDefaults().provideScope(for: test, testCase: testCase) {
      let ceremony = try Ceremony.begin()
      defer { ceremony.end() }
      try await body()
    }
  }
}

extension Trait where Self == WithoutReminderId {
  /// For a test, or each test of a suite, that begins with no id in `UserDefaults.standard`.
  static var withoutReminderId: Self { Self() }
}
