/// The map of the workbook: what is solved, and what comes next.
struct Map {
  let workbook: Workbook
  let verdicts: [Exercise.ID: Verdict]
  let style: Style

  /// The whole map, with the next exercise below it.
  var text: String {
    let next = workbook.exercises.first { verdicts[$0.id] != .solved }.map(invitation)
    let lines = mishaps + [next ?? "Every exercise is solved. " + Self.farewell]
    return overview + "\n" + lines.joined(separator: "\n")
  }

  /// What is solved, chapter by chapter.
  var overview: String {
    var lines = [title, ""]
    for (index, part) in workbook.parts.enumerated() where !part.chapters.isEmpty {
      let roman = ["I", "II", "III", "IV", "V", "VI"]
      let name = index < roman.count ? roman[index] : "\(index + 1)"
      lines.append(style.bold("Part \(name)".padded(to: 9) + part.title))
      lines += part.chapters.map(row)
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private var title: String {
    let solved = workbook.exercises.count { verdicts[$0.id] == .solved }
    let progress = "\(solved) of \(workbook.exercises.count) exercises solved"
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

  /// A line for each exercise that could not be graded.
  private var mishaps: [String] {
    let lines = workbook.exercises.compactMap { exercise -> String? in
      let problem =
        switch verdicts[exercise.id] {
        case .doesNotCompile: "does not compile"
        case .crashed: "ends the whole run"
        case .stopped: "does not come to an end"
        default: nil as String?
        }
      return problem.map {
        style.red("✗ ") + "\(exercise.id) \(exercise.title) \($0): "
          + "swift run workbook check \(exercise.id)"
      }
    }
    return lines.isEmpty ? [] : lines + [""]
  }

  private func invitation(to next: Exercise) -> String {
    let title = "Next: \(next.id) \(next.title)"
    let lines = [
      style.bold(title.padded(to: 40)) + " about " + "minute".counted(next.minutes),
      "  read    \(workbook.chapter(of: next)?.lesson ?? "")",
      "  edit    \(next.file)",
      "  check   swift run workbook check \(next.id)",
      "  hint    swift run workbook hint \(next.id)",
    ]
    let report = Report(on: next, verdicts[next.id] ?? .notRun, style)
    return (lines + report.lines(limit: 1)).joined(separator: "\n")
  }

  static let farewell =
    "What is left is your own codebase: begin with the singleton that hurts most."
}

extension String {
  /// The noun with a number before it: "1 minute", "2 minutes".
  func counted(_ count: Int) -> String { "\(count) \(self)\(count == 1 ? "" : "s")" }

  /// Fills up with spaces to a width.
  func padded(to width: Int, atStart: Bool = false) -> String {
    let spaces = String(repeating: " ", count: max(0, width - count))
    return atStart ? spaces + self : self + spaces
  }
}
