import Foundation

extension Command {
  /// Tests the checks by changes to the solutions, for `verify --mutants`.
  static func verifyChecks(
    _ arguments: ArraySlice<String>, of workbook: Workbook, _ session: Session
  ) throws -> Int32 {
    let names = arguments.prefix { $0 != "--since" }
    let since = arguments[names.endIndex...].dropFirst()
    var exercises = try names.flatMap { word throws in try workbook.exercises(named: word) }
    if names.endIndex < arguments.endIndex {
      guard let commit = since.first, since.count == 1 else {
        throw UsageError("name one commit: swift run workbook verify --mutants --since main")
      }
      let changed = try changedFiles(since: commit, in: workbook)
      exercises += workbook.exercises.filter { exercise in
        changed.contains { $0.hasPrefix(exercise.answers + "/") || exercise.files.contains($0) }
      }
      guard !exercises.isEmpty else {
        session.write("no exercise differs from \(commit)")
        return 0
      }
    } else if names.isEmpty {
      exercises = workbook.exercises
    }
    let verifier = MutantVerifier(
      of: workbook.exercises.filter(exercises.contains), in: workbook,
      grader: session.tools.hastyGrader, report: { session.write(session.style.dim($0)) })
    let accounts = try verifier.accounts()
    for account in accounts { session.write("\(account)") }
    let complaints = accounts.flatMap(\.complaints)
    for complaint in complaints { session.write(session.style.red("✗ ") + "\(complaint)") }
    session.write(
      complaints.isEmpty
        ? session.style.green("✓ ") + "the checks notice what can be noticed"
        : "complaint".counted(complaints.count))
    return complaints.isEmpty ? 0 : 1
  }

  private static func changedFiles(
    since commit: String, in workbook: Workbook
  ) throws -> [String] {
    let git = try Program.run([
      "git", "-C", workbook.root.path(percentEncoded: false), "diff", "--name-only", "--relative",
      commit, "--",
    ])
    guard git.errors.isEmpty else { throw UsageError("git knows no such commit: \(git.errors)") }
    return git.output.split(separator: "\n").map(String.init)
  }
}
