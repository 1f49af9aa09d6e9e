extension Command {
  static let verify = Command(
    name: "verify", arguments: "[OPTION…]",
    summary: "for authors: proves that all is in order",
    details: "In a copy it proves that starters are unsolved, solutions solved and wrong answers "
      + "refused; and that contents, folders, Package.swift, README and lessons agree. Of a draft "
      + "it says what is missing. With --fix it only writes titles, minutes and tables where they "
      + "are repeated, and proves nothing. With --mutants it tests the checks: it changes each "
      + "solution in one place after the other, and names the changes that no check notices. It does "
      + "so for all exercises, for those you name (--mutants 1.1 3), or for those that differ from a "
      + "commit of git (--mutants --since main)."
  ) { session, arguments in
    let workbook = try session.workbook()
    if arguments.first == "--mutants" {
      return try verifyChecks(arguments.dropFirst(), of: workbook, session)
    }
    if let unknown = arguments.first(where: { $0 != "--fix" }) {
      throw UsageError(
        unknown: unknown, in: ["--fix", "--mutants"], noun: "option", list: "verify --help")
    }
    if !arguments.isEmpty { return try fix(workbook, session) }
    let verifier = Verifier(
      workbook: workbook, grader: session.tools.grader,
      report: { session.write(session.style.dim($0)) })
    let complaints = try verifier.complaints(
      packageDump: session.tools.describePackage(workbook.root))
    for complaint in complaints { session.write(session.style.red("✗ ") + "\(complaint)") }
    tellDrafts(of: workbook, session)
    session.write(
      complaints.isEmpty
        ? session.style.green("✓ ")
          + "exercise".counted(workbook.exercises.count) + " in "
          + "variant".counted(verifier.layers().joined().count) + ", "
          + "lesson".counted(workbook.chapters.count) + " and the README agree"
        : "complaint".counted(complaints.count))
    return complaints.isEmpty ? 0 : 1
  }

  /// A draft is accepted as it is, and this says what is left to do.
  private static func tellDrafts(of workbook: Workbook, _ session: Session) {
    if workbook.drafts.isEmpty { return }
    let house = House(of: workbook)
    for draft in workbook.drafts {
      let unfinished = house.unfinished(draft)
      session.write(
        "\(draft.folder) is a draft, and its answers are not graded. "
          + (unfinished.isEmpty
            ? "Nothing else is missing: remove \"draft\": true from \(draft.facts)."
            : "It lacks:"))
      for complaint in unfinished { session.write("○ \(complaint)") }
    }
  }

  private static func fix(_ workbook: Workbook, _ session: Session) throws -> Int32 {
    let changed = try Repeats(of: workbook).write()
    session.write(
      changed.isEmpty
        ? "Nothing to fix: titles, minutes and tables are the same everywhere."
        : changed.map { "fixed \($0)" }.joined(separator: "\n"))
    return 0
  }
}
