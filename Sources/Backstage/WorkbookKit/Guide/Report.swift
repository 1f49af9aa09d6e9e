/// What is told of one exercise: that it is solved, or what its checks found, and where.
struct Report {
  let exercise: Exercise
  let verdict: Verdict
  let style: Style

  init(on exercise: Exercise, _ verdict: Verdict, _ style: Style) {
    self.exercise = exercise
    self.verdict = verdict
    self.style = style
  }

  /// The whole report, below the exercise's name.
  func text(limit: Int) -> String {
    let name = "\(exercise.id) \(exercise.title)"
    switch verdict {
    case .solved:
      return style.green("✓ \(name) is solved")
    case .untouched:
      return style.dim("○ \(name) is not begun yet")
    default:
      return (["", style.bold(name) + " is not solved yet"] + lines(limit: limit))
        .joined(separator: "\n")
    }
  }

  /// What is wrong, with at most so many findings of the checks.
  func lines(limit: Int) -> [String] {
    switch verdict {
    case .untouched, .solved:
      return []
    case .unsolved(let findings):
      let rest = findings.count - limit
      let more = rest > 0 ? ["", style.dim("  … and \(rest) more")] : []
      return lines(for: findings.prefix(limit)) + more
    case .doesNotCompile(let errors):
      return ["", style.red("  ✗ ") + "it does not compile"] + lines(for: errors)
    case .crashed(let test, let cause, let subject):
      return mishap(
        in: test, on: subject,
        "your code ended the whole run here: "
          + (cause ?? "a trap, a forced unwrap, or endless recursion"))
    case .stopped(let test, .silence(let seconds), let subject):
      return mishap(
        in: test, on: subject,
        "your code made no progress for \(seconds) s here, and was stopped: an endless loop, "
          + "a deadlock, or a wait that is too long")
    case .stopped(let test, .output, let subject):
      return mishap(
        in: test, on: subject,
        "your code wrote more than \(Vigil.limit / 1_000_000) MB here, and was stopped: "
          + "something prints without end")
    case .notRun:
      return [
        "", style.red("  ✗ ") + "no check of \(exercise.id) ran; is \(exercise.check) unchanged?",
      ]
    }
  }

  private func mishap(
    in test: String, on subject: Verdict.Subject?, _ text: String
  ) -> [String] {
    var lines = ["", style.red("  ✗ ") + test] + style.wrapped(text, indentation: 4)
    if let subject {
      lines += style.wrapped(
        subject.isBroken
          ? "It was testing a broken \(subject.name). A test that meets a broken one must fail and "
            + "not end the run: try `#require` in place of what traps."
          : "It was testing the right \(subject.name).", indentation: 4)
    }
    return lines
  }

  // MARK: - What the compiler says

  private func lines(for errors: [Diagnostic]) -> [String] {
    let own = errors.filter { $0.file == exercise.file }
    let found = own.isEmpty ? errors : own
    var lines = found.prefix(5).flatMap { error in
      ["    \(error.file):\(error.line)", "      \(error.message)"]
        + (error.earlier.map { ["      it was declared before: \($0)"] } ?? [])
    }
    if found.count > 5 { lines.append("    … and \(found.count - 5) more") }
    if !own.isEmpty { return lines }
    if errors.contains(where: { $0.file == exercise.check }) {
      lines += [
        "    its check misses something: is the file there, and is each name spelled as it was?",
        "    to start over (your file is kept): swift run workbook reset \(exercise.id)",
      ]
    } else {
      lines.append("    this is in another exercise, without which this one can't be checked")
    }
    return lines
  }

  // MARK: - What the checks found

  private func lines(for findings: ArraySlice<Finding>) -> [String] {
    var lines: [String] = []
    for (index, finding) in findings.enumerated() {
      // What is said of one test has one heading.
      let isMore = index > 0 && findings[index - 1].test == finding.test
      if !isMore { lines += ["", style.red("  ✗ ") + finding.test] }
      lines += [finding.reason, readable(finding)].filter { !$0.isEmpty }
        .flatMap { style.wrapped($0, indentation: 4) }
      let isLast = index + 1 >= findings.count || findings[index + 1].place != finding.place
      let place = place(of: finding)
      if isLast && !place.isEmpty { lines.append(style.dim("    \(place)")) }
    }
    return lines
  }

  /// What the runner says, where it adds to the reason: no tree of an expression, no contents of an
  /// object, and not whole pages of either.
  private func readable(_ finding: Finding) -> String {
    var text = String(finding.detail.split(separator: "\n").first ?? "")
    // An expectation of the learner's own is the only evidence; where a type is hidden is none.
    let isOwn = finding.file == exercise.file
    if isOwn {
      text = text.replacing(#/(\w+\.)*\(unknown context at \$\w+\)\./#, with: "")
    }
    let isNoise =
      ["→ true", "→ false", "<not evaluated>", "(unknown context", "(Function)"]
      .contains(where: text.contains) || text.count > 160 && !isOwn
    if isNoise && !finding.reason.isEmpty { return "" }
    let limit = isOwn ? 400 : 240
    return text.count > limit ? text.prefix(limit) + "…" : text
  }

  /// Where to look: for tests that are missing, the file to write them in.
  private func place(of finding: Finding) -> String {
    exercise.kind == .test && finding.file == exercise.check ? exercise.file : finding.place
  }
}

/// What to do after a check: go on with what is not solved, or with what comes next.
struct Way {
  let text: String

  init(
    on exercises: [Exercise], in workbook: Workbook, _ verdicts: [Exercise.ID: Verdict]
  ) {
    if let open = exercises.first(where: { verdicts[$0.id] != .solved }) {
      text = "edit    \(open.file)\nhint    swift run workbook hint \(open.id)"
    } else if let next = Self.next(after: exercises, in: workbook) {
      var lines = ["next    \(next.id) \(next.title), about " + "minute".counted(next.minutes)]
      if let chapter = workbook.chapter(of: next),
        !exercises.contains(where: { $0.folder == next.folder })
      {
        lines.append("read    \(chapter.lesson)")
      }
      text = (lines + ["edit    \(next.file)"]).joined(separator: "\n")
    } else {
      text = "what comes next: swift run workbook"
    }
  }

  /// The next exercise that nobody has begun: in the same chapter, after it, or anywhere.
  private static func next(after done: [Exercise], in workbook: Workbook) -> Exercise? {
    guard let last = done.last, let index = workbook.exercises.firstIndex(of: last) else {
      return nil
    }
    let later = workbook.exercises[(index + 1)...]
    let chapter = workbook.exercises.filter { $0.folder == last.folder && !done.contains($0) }
    let candidates =
      later.filter { $0.folder == last.folder } + chapter + later + workbook.exercises
    return candidates.first(where: workbook.isUntouched)
  }
}
