import Foundation
import Testing

/// Whether the tests that run the real toolchain take part. They take minutes, so they wait for
///
///     WORKBOOK_REAL_RUNS=1 swift test --filter WorkbookKitTests
let runsForReal = ProcessInfo.processInfo.environment["WORKBOOK_REAL_RUNS"] == "1"

extension Trait where Self == ConditionTrait {
  /// Runs a suite only where ``runsForReal`` is true.
  static var forReal: Self {
    .enabled(if: runsForReal, "the real toolchain takes minutes; set WORKBOOK_REAL_RUNS=1")
  }
}
