import Foundation

/// One way that an exercise's file can look: as it ships, solved, or wrong.
struct Variant {
  enum Kind { case starter, solution, wrong }

  let kind: Kind
  let exercise: Exercise
  /// The variant's file, from the workbook's root.
  let path: String
  let text: String

  /// The variants of an exercise, in the order of their names.
  static func all(for exercise: Exercise, in folder: Folder) -> [Variant] {
    folder.names(in: exercise.answers).compactMap { name in
      let kind: Kind
      switch name {
      case "starter.swift": kind = .starter
      case "solution.swift": kind = .solution
      case _ where name.isVariant(of: "solution-"): kind = .solution
      case _ where name.isVariant(of: "wrong-"): kind = .wrong
      default: return nil
      }
      let path = "\(exercise.answers)/\(name)"
      return Variant(
        kind: kind, exercise: exercise, path: path, text: folder.text(of: path) ?? "")
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

  /// Complains where the task or a documentation comment is not the starter's: `solution` would
  /// show a learner that it deletes a sentence of the task.
  func drift(from starter: Variant) -> Complaint? {
    guard kind != .starter else { return nil }
    let (theirs, mine) = (Comments(in: starter.text), Comments(in: code))
    if theirs.task != mine.task {
      return Complaint(
        path, "the task at its top is not the starter's", do: "copy it from \(starter.path)")
    }
    let changed = theirs.documentation.first { declaration, comment in
      mine.documentation[declaration].map { $0 != comment } ?? false
    }
    return changed.map {
      Complaint(
        path, "the comment on `\($0.key)` is not the starter's",
        do: "copy it from \(starter.path)")
    }
  }

  /// The comments of an answer that it shares with its starter.
  private struct Comments {
    /// The comment that begins with "// Exercise".
    let task: [String]
    /// What `///` says above each declaration that is documented, by the declaration.
    let documentation: [String: [String]]

    init(in text: String) {
      let lines = text.components(separatedBy: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) }
      task = Array(
        lines.drop { !$0.hasPrefix("// Exercise ") }
          .prefix { $0.hasPrefix("//") && !$0.hasPrefix("///") })
      var documentation: [String: [String]] = [:]
      var comment: [String] = []
      for line in lines {
        if line.hasPrefix("///") {
          comment.append(line)
        } else {
          if !comment.isEmpty { documentation[line] = comment }
          comment = []
        }
      }
      self.documentation = documentation
    }
  }

  /// Compares what the grader says with what this variant must get.
  func complaint(about verdict: Verdict) -> Complaint? {
    switch (kind, verdict) {
    case (.starter, .unsolved), (.solution, .solved):
      return nil
    case (_, .untouched):
      return nil
    case (.starter, .solved):
      return Complaint(
        path, "the starter of \(exercise.id) is already solved",
        do: "take the solution out of it, or make \(exercise.check) ask for more")
    case (.solution, .unsolved(let findings)):
      return Complaint(
        path, "the solution of \(exercise.id) fails: \(findings[0].summary)",
        do: "fix the solution, or \(exercise.check)")
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
    case (_, .crashed(let test, _, _)):
      let end = "the run ends inside of \"\(test)\""
      // A deadlock, say, is no wrong value, so an author may announce such an end.
      if kind == .wrong, header("sees") == end { return nil }
      return Complaint(path, end, do: "let it fail with a wrong value, not a trap")
    case (_, .stopped(let test, _, _)):
      return Complaint(path, "\"\(test)\" does not end", do: "let it fail with a wrong value")
    case (_, .doesNotCompile(let errors)):
      return Complaint(
        path, "it does not compile: \(errors.first?.description ?? "")", do: "fix it")
    case (_, .notRun):
      return Complaint(
        path, "no check of \(exercise.id) runs",
        do: "write @Suite(.exercise(\"\(exercise.id)\")) struct \(exercise.name) "
          + "in \(exercise.check)")
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
