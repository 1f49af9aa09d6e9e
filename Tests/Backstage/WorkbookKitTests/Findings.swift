@testable import WorkbookKit

/// What checks find, for tests that make up a verdict.
extension Finding {
  static let check = "Chapters/01-Tiny/Checks/AddOne.swift"

  static func of(
    _ reason: String, test: String = "one is added", detail: String = "", line: Int = 8
  ) -> Finding {
    Finding(test: test, reason: reason, detail: detail, file: check, line: line)
  }
}

extension Verdict {
  /// Not solved, for one reason.
  static let notYet = Verdict.unsolved([.of("one is missing")])

  /// Refused by the compiler, for one error in the exercise's file.
  static let refused = Verdict.doesNotCompile(
    [Diagnostic(file: MiniWorkbook.exercise, line: 3, message: "cannot find 'x' in scope")])
}
