/// What is known about one exercise.
enum Verdict: Equatable, Sendable {
  /// The file is still the starter, so nothing had to be run.
  case untouched
  /// All checks ran, and none found anything.
  case solved
  /// Checks found something wrong.
  case unsolved([Finding])
  /// The compiler refused the exercise's file, or the check that needs it.
  case doesNotCompile([Diagnostic])
  /// The run ended inside of the exercise's checks: a trap, or an end without a word.
  case crashed(test: String, cause: String?, on: Subject? = nil)
  /// The run was stopped because one of the exercise's checks did not end.
  case stopped(test: String, Excess, on: Subject? = nil)
  /// No check of the exercise ran.
  case notRun

  /// Why a run is stopped.
  enum Excess: Equatable, Sendable {
    /// It has said nothing for so many seconds.
    case silence(Int)
    /// It has written more than anybody would read.
    case output
  }

  /// What a learner's test was testing when the run ended.
  struct Subject: Equatable, Sendable {
    let isBroken: Bool
    /// As in "generator that forgets to store the new id".
    let name: String
  }

  /// Whether the exercise stands in the way of a run: it does not compile, or it ends the run.
  var isBroken: Bool {
    switch self {
    case .doesNotCompile, .crashed, .stopped: true
    case .untouched, .solved, .unsolved, .notRun: false
    }
  }

  /// Whether the compiler refused it.
  var isRefused: Bool {
    if case .doesNotCompile = self { true } else { false }
  }
}

/// One thing that a check found wrong.
struct Finding: Hashable, Sendable {
  /// The name of the test, or of the suite.
  let test: String
  /// What the check says about it, in the exercise's own words.
  let reason: String
  /// What the runner says: the expectation and its values.
  let detail: String
  /// Where the check is, from the workbook's root.
  let file: String
  let line: Int

  var place: String { file.isEmpty ? "" : "\(file):\(line)" }

  /// Everything that a learner is shown.
  var text: String { [test, reason, detail].joined(separator: "\n") }
}

extension Sequence where Element: Hashable {
  /// Each element where it comes first.
  var withoutRepeats: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
