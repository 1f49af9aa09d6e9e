import Foundation

/// Something that grades exercises: the toolchain, or a fake in the guide's own tests.
protocol Grader {
  /// Builds and runs the checks of these exercises.
  ///
  /// - Throws: ``GradingError`` if nothing could be built or run.
  func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades
}

/// What came of grading some exercises.
struct Grades: Sendable {
  /// A verdict for each exercise that was asked for, by id.
  var verdicts: [Exercise.ID: Verdict] = [:]
  /// What the compiler warned of.
  var warnings: [Diagnostic] = []
}

/// Why nothing could be graded.
enum GradingError: Error, Equatable {
  /// The package does not build, for these errors that are in no exercise, or for none that could
  /// be read.
  case doesNotBuild([Diagnostic], output: String)
  /// The runner could not be started, or said nothing.
  case noResults(output: String)
  /// There is no room for what the build or the runner writes.
  case diskFull(folder: String)
  /// The shell's limits or its folders don't let anything start, for this reason.
  case cantStart(String)
  /// Somebody ended the guide by this signal while it was grading.
  case interrupted(signal: Int32)
}

extension GradingError {
  /// The temporary folder takes no file.
  static var cantWrite: GradingError {
    let folder = FileManager.default.temporaryDirectory
    return System.isFull(folder)
      ? .diskFull(folder: folder.path(percentEncoded: false))
      : .cantStart("Nothing can be written to \(folder.path(percentEncoded: false)) (see TMPDIR).")
  }

  /// What a learner is shown.
  func text(_ style: Style) -> String {
    switch self {
    case .diskFull(let folder):
      return "The disk is full: there is no room left below \(folder). Free some, and check again."
    case .cantStart(let reason):
      return "\(reason) Change that, and check again."
    case .noResults(let output):
      return
        "The checks gave no result. This is what `swift test` wrote:\n\(output)\n\(Self.advice)"
    case .doesNotBuild(let errors, let output) where errors.isEmpty:
      return
        "The workbook could not be built. This is what `swift test` wrote:\n\(output)\n\(Self.advice)"
    case .doesNotBuild(let errors, _):
      let lines = errors.map { "  \(style.red("✗")) \($0)" }
      return "The workbook does not compile, and no exercise is to blame:\n\n"
        + lines.joined(separator: "\n")
    case .interrupted:
      return ""
    }
  }

  private static let advice =
    "If that makes no sense, delete the folder \(SwiftTest.scratch), and check again."
}
