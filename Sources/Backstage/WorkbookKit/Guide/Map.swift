/// The map of the workbook: what is solved, and what comes next.
struct Map {
  let contents: Contents
  let verdicts: [String: Verdict]
  let style: Style

  /// The whole map, with the next exercise below it.
  var text: String {
    let next = contents.firstUnsolved(by: verdicts).map(invitation)
    let lines = broken + [next ?? "Every exercise is solved. " + Self.farewell]
    return overview + "\n" + lines.joined(separator: "\n")
  }

  /// What is solved, chapter by chapter.
  var overview: String {
    var lines = [title, ""]
    for (index, part) in contents.parts.enumerated() {
      let roman = ["I", "II", "III", "IV", "V", "VI"]
      let name = index < roman.count ? roman[index] : "\(index + 1)"
      lines.append(style.bold("Part \(name)".padded(to: 9) + part.title))
      lines += part.chapters.map(row)
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private var title: String {
    let solved = contents.exercises.count { verdicts[$0.id] == .solved }
    let progress = "\(solved) of \(contents.exercises.count) exercises solved"
    return style.bold("DI Workbook".padded(to: 60 - progress.count)) + progress
  }

  private func row(of chapter: Chapter) -> String {
    let solved = chapter.exercises.count { verdicts[$0.id] == .solved }
    let count = chapter.exercises.count
    let sign =
      switch solved {
      case count: style.green("✓")
      case 0: style.dim("○")
      default: "◐"
      }
    let number = String(chapter.number).padded(to: 2, atStart: true)
    return "  \(sign) \(number)  \(chapter.title.padded(to: 48)) \(solved)/\(count)"
  }

  /// A line for each exercise that does not compile, and so could not be graded.
  private var broken: [String] {
    let lines = contents.exercises.filter { verdicts[$0.id]?.isRefused == true }.map {
      style.red("✗ ") + "\($0.id) \($0.title) does not compile: swift run workbook check \($0.id)"
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  private func invitation(to next: (chapter: Chapter, exercise: Exercise)) -> String {
    let (chapter, exercise) = next
    let title = "Next: \(exercise.id) \(exercise.title)"
    let lines = [
      style.bold(title.padded(to: 40)) + " about \(exercise.minutes) minutes",
      "  read    \(chapter.lesson)",
      "  edit    \(chapter.folder)/\(exercise.file)",
      "  check   swift run workbook check \(exercise.id)",
      "  hint    swift run workbook hint \(exercise.id)",
    ]
    return (lines + report(on: exercise, limit: 1)).joined(separator: "\n")
  }

  static let farewell =
    "What is left is your own codebase: begin with the singleton that hurts most."

  /// What the checks say about an exercise: all of it, or the first findings.
  func report(on exercise: Exercise, limit: Int = .max) -> [String] {
    switch verdicts[exercise.id] {
    case .solved:
      return ["", style.green("✓ \(exercise.id) \(exercise.title) is solved")]
    case .unsolved(let findings):
      let rest = findings.count - limit
      let more = rest > 0 ? ["", style.dim("  … and \(rest) more")] : []
      return lines(for: findings.prefix(limit), on: exercise) + more
    case .doesNotCompile(let errors):
      return ["", style.red("  ✗ ") + "it does not compile"] + lines(for: errors, in: exercise)
    case .crashed(let test, let cause):
      return [
        "", style.red("  ✗ ") + test,
        "    your code ended the whole run here: "
          + (cause ?? "a trap, a forced unwrap, or endless recursion"),
      ]
    case .stuck(let test):
      return [
        "", style.red("  ✗ ") + test,
        "    your code does not come to an end here, and was stopped: an endless loop, or a deadlock",
      ]
    case .notRun, nil:
      return ["", style.red("  ✗ ") + "no check of \(exercise.id) ran; is its file as it was?"]
    }
  }

  private func lines(for errors: [Diagnostic], in exercise: Exercise) -> [String] {
    let own = errors.filter { $0.file.hasSuffix(exercise.file) }
    let found = own.isEmpty ? errors : own
    var lines = found.prefix(5).flatMap { ["    \($0.file):\($0.line)", "      \($0.message)"] }
    if found.count > 5 { lines.append("    … and \(found.count - 5) more") }
    if !own.isEmpty { return lines }
    if errors.contains(where: { $0.file.hasSuffix(exercise.check) }) {
      lines += [
        "    its check misses something: is the file there, and has each name its first spelling?",
        "    to begin anew (your file is kept): swift run workbook reset \(exercise.id)",
      ]
    } else {
      lines.append("    this is in another exercise, without which this one can't be checked")
    }
    return lines
  }

  private func lines(for findings: ArraySlice<Finding>, on exercise: Exercise) -> [String] {
    var lines: [String] = []
    for (index, finding) in findings.enumerated() {
      // What is said of one test has one heading.
      let isMore = index > 0 && findings[index - 1].test == finding.test
      if !isMore { lines += ["", style.red("  ✗ ") + finding.test] }
      lines += [finding.reason, readable(finding)].filter { !$0.isEmpty }
        .flatMap { style.wrapped($0, indentation: 4) }
      let isLast = index + 1 >= findings.count || findings[index + 1].place != finding.place
      if isLast { lines.append(style.dim("    \(place(of: finding, in: exercise))")) }
    }
    return lines
  }

  /// What the runner says, where it adds to the reason: not the tree of an expression, and not whole
  /// pages of it.
  private func readable(_ finding: Finding) -> String {
    let text = String(finding.detail.split(separator: "\n").first ?? "")
    let isTree = text.contains("→ true") || text.contains("→ false")
    if isTree && !finding.reason.isEmpty { return "" }
    return text.count > 240 ? text.prefix(240) + "…" : text
  }

  /// Where to look: for tests that are missing, the file to write them in.
  private func place(of finding: Finding, in exercise: Exercise) -> String {
    guard exercise.kind == .test, let chapter = contents.chapter(of: exercise),
      finding.place.hasPrefix("\(chapter.folder)/\(exercise.check):")
    else { return finding.place }
    return "\(chapter.folder)/\(exercise.file)"
  }

  /// What to do after a check of these exercises.
  func wayOn(from exercises: [Exercise]) -> String {
    guard let exercise = exercises.first(where: { verdicts[$0.id] != .solved }),
      let chapter = contents.chapter(of: exercise)
    else { return "what comes next: swift run workbook" }
    return
      "edit    \(chapter.folder)/\(exercise.file)\nhint    swift run workbook hint \(exercise.id)"
  }
}

extension String {
  /// Fills up with spaces to a width.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return atStart ? spaces + self : self + spaces
  }
}
