import Foundation

/// One way that an exercise's file can look: as it ships, solved, or wrong.
struct Variant {
  enum Kind { case starter, solution, wrong }

  let kind: Kind
  let exercise: Exercise
  let chapter: Chapter
  /// The variant's file, from the workbook's root.
  let path: String
  let text: String

  /// The variants of an exercise, in the order of their names.
  static func all(for exercise: Exercise, of chapter: Chapter, in folder: Folder) -> [Variant] {
    let place = "\(chapter.folder)/Answers/\(exercise.name)"
    return folder.names(in: place).compactMap { name in
      let kind: Kind
      switch name {
      case "starter.swift": kind = .starter
      case "solution.swift": kind = .solution
      case _ where name.isVariant(of: "solution-"): kind = .solution
      case _ where name.isVariant(of: "wrong-"): kind = .wrong
      default: return nil
      }
      let path = "\(place)/\(name)"
      return Variant(
        kind: kind, exercise: exercise, chapter: chapter, path: path,
        text: folder.text(of: path) ?? "")
    }
  }

  /// The value of a comment such as `// sees: …` at the top of the file.
  func header(_ key: String) -> String? {
    text.components(separatedBy: "\n").prefix { $0.hasPrefix("//") }
      .first { $0.hasPrefix("// \(key): ") }
      .map { $0.dropFirst("// \(key): ".count).trimmingCharacters(in: .whitespaces) }
      .flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The text without the comments that explain it to the verifier and the learner.
  var code: String {
    guard kind != .starter else { return text }
    return text.components(separatedBy: "\n").drop { $0.hasPrefix("// ") && header(in: $0) }
      .drop { $0.isEmpty }.joined(separator: "\n")
  }

  private func header(in line: String) -> Bool {
    ["why", "wrong", "sees"].contains { line.hasPrefix("// \($0): ") }
  }

  /// Complains of a comment that the variant's first lines lack.
  var headerComplaint: Complaint? {
    let keys =
      switch kind {
      case .starter: [] as [String]
      case .solution: ["why"]
      case .wrong: ["wrong", "sees"]
      }
    guard let missing = keys.first(where: { header($0) == nil }) else { return nil }
    return Complaint(path, "it has no `// \(missing): …`", do: "open the file with that comment")
  }

  /// Compares what the grader says with what this variant must get.
  func complaint(about verdict: Verdict) -> Complaint? {
    switch (kind, verdict) {
    case (.starter, .unsolved), (.solution, .solved):
      return nil
    case (.starter, .solved):
      return Complaint(
        path, "the starter of \(exercise.id) is already solved",
        do: "take the solution out of it, or make \(exercise.check) ask for more")
    case (.solution, .unsolved(let findings)):
      return Complaint(
        path, "the solution of \(exercise.id) fails: \(findings[0].summary)",
        do: "mend the solution, or \(exercise.check)")
    case (.wrong, .solved):
      return Complaint(
        path, "this wrong answer to \(exercise.id) passes",
        do: "make \(exercise.check) refuse it: \(header("wrong") ?? "it is wrong")")
    case (.wrong, .unsolved(let findings)):
      let text = header("sees") ?? ""
      if findings.contains(where: { $0.text.contains(text) }) { return nil }
      return Complaint(
        path, "it is refused, but not with \"\(text)\"; the learner sees: \(findings[0].summary)",
        do: "make \(exercise.check) say that, or change `// sees:` if the text helps as well")
    case (_, .crashed(let test, _)):
      return Complaint(
        path, "the run ends inside of \"\(test)\"", do: "let it fail with a wrong value, not a trap"
      )
    case (_, .stuck(let test)):
      return Complaint(path, "\"\(test)\" does not end", do: "let it fail with a wrong value")
    case (_, .doesNotCompile(let errors)):
      return Complaint(
        path, "it does not compile: \(errors.first?.description ?? "")", do: "mend it")
    case (_, .notRun):
      return Complaint(
        path, "no check of \(exercise.id) runs",
        do: "write @Suite(.exercise(\"\(exercise.id)\")) struct \(exercise.name) "
          + "in \(chapter.folder)/\(exercise.check)")
    }
  }
}

extension Finding {
  fileprivate var summary: String { reason.isEmpty ? detail : reason }
}

extension String {
  fileprivate func isVariant(of prefix: String) -> Bool {
    hasPrefix(prefix) && hasSuffix(".swift") && count > prefix.count + ".swift".count
  }
}
