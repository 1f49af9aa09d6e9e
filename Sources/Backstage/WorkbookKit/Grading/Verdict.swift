/// What a run of its checks says about one exercise.
enum Verdict: Equatable, Sendable {
  /// All checks ran, and none found anything.
  case solved
  /// Checks found something wrong.
  case unsolved([Finding])
  /// The compiler refused the exercise's file, or the check that needs it.
  case doesNotCompile([Diagnostic])
  /// The run ended inside of the exercise's checks: a trap, or an end without a word.
  case crashed(test: String, cause: String?)
  /// The run was stopped because one of the exercise's checks did not end.
  case stuck(test: String)
  /// No check of the exercise ran.
  case notRun

  /// Whether the compiler refused it.
  var isRefused: Bool {
    if case .doesNotCompile = self { true } else { false }
  }
}

/// One thing that a check found wrong.
struct Finding: Equatable, Sendable {
  /// The name of the test, or of the suite.
  let test: String
  /// What the check says about it, in the exercise's own words.
  let reason: String
  /// What the runner says: the expectation and its values.
  let detail: String
  /// Where the check is, from the workbook's root, with its line.
  let place: String

  /// Everything that a learner is shown.
  var text: String { [test, reason, detail].joined(separator: "\n") }

  /// The same with its place in a folder.
  func below(_ folder: String) -> Finding {
    Finding(
      test: test, reason: reason, detail: detail, place: place.isEmpty ? "" : "\(folder)/\(place)")
  }
}

/// What the compiler says about a file.
struct Diagnostic: Equatable, Sendable, CustomStringConvertible {
  /// The file, from the workbook's root where it lies below it.
  let file: String
  let line: Int
  let message: String

  var description: String { "\(file):\(line)  \(message)" }
}

/// What came of grading some exercises.
struct Grades: Sendable {
  /// A verdict for each exercise that was asked for, by id.
  var verdicts: [String: Verdict]
  /// What the compiler warned of.
  var warnings: [Diagnostic] = []

  init(verdicts: [String: Verdict], warnings: [Diagnostic] = []) {
    self.verdicts = verdicts
    self.warnings = warnings
  }
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
}

extension GradingError {
  /// What a learner is shown.
  func text(_ style: Style) -> String {
    switch self {
    case .diskFull(let folder):
      return "The disk is full: there is no room left below \(folder). Make some, and check again."
    case .noResults(let output):
      return "The checks said nothing. This is what `swift test` wrote:\n\(output)"
    case .doesNotBuild(let errors, let output) where errors.isEmpty:
      return "The workbook could not be built. This is what `swift test` wrote:\n\(output)"
    case .doesNotBuild(let errors, _):
      let lines = errors.map { "  \(style.red("✗")) \($0)" }
      return "The workbook does not compile, and no exercise is to blame:\n\n"
        + lines.joined(separator: "\n")
    }
  }
}

/// Something that grades exercises: the toolchain, or a fake in the guide's own tests.
protocol Grader {
  /// Grades the exercises of `chapters` whose ids are in `ids`.
  ///
  /// - Throws: ``GradingError`` if the package can't be built or run.
  func grade(_ ids: Set<String>, of chapters: [Chapter]) throws(GradingError) -> Grades
}
