import Foundation

/// A lesson, or another text with code and links, checked against the files it speaks of.
struct Lesson {
  static let sections = [
    "The problem", "The technique", "How to test it", "When to choose it", "In your codebase",
    "Your turn",
  ]
  static let words = 600...1_750

  /// The file, from the workbook's root.
  let path: String
  private let root: URL
  /// The files that a learner edits, and so may have deleted.
  private let learners: Set<URL>
  private let text: String
  private let lines: [String]
  /// The lines outside of code blocks.
  private let prose: [String]

  init(path: String, in workbook: Workbook) {
    self.path = path
    root = workbook.root
    learners = Set(
      workbook.exercises.map { workbook.root.appending(path: $0.file).standardizedFileURL })
    text = workbook.folder.text(of: path) ?? ""
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var isCode = false
    prose = lines.filter { line in
      if line.hasPrefix("```") {
        isCode.toggle()
        return false
      }
      return !isCode
    }
  }

  /// Checks everything that a chapter's lesson must keep to.
  func complaints(for chapter: Chapter, code: Code) -> [Complaint] {
    guard !text.isEmpty else {
      return [Complaint(path, "there is no lesson", do: "write it; CONTRIBUTING.md tells how")]
    }
    return layout(of: chapter) + exerciseTable(of: chapter) + faults(against: code)
  }

  /// Checks the page of a chapter that goes deeper than its lesson, which leads to each section.
  func complaints(asDetailsOf lesson: Lesson, of chapter: Chapter, code: Code) -> [Complaint] {
    let title = "# \(chapter.title), in depth"
    let complaints =
      lines.first == title
      ? [] : [Complaint("\(path):1", "it does not begin with its title", do: "begin it: \(title)")]
    let page = URL(filePath: path).lastPathComponent
    let unreachable = lines.filter { $0.hasPrefix("## ") }.map { "\(page)#\(anchor(of: $0))" }
      .filter { !lesson.text.contains("](\($0))") }
    return complaints + faults(against: code)
      + unreachable.map {
        Complaint(path, "the lesson has no link to \($0)", do: "add it where a reader would ask")
      }
  }

  /// Checks what every page must keep to: its links, its code, and what HTML makes of it.
  func faults(against code: Code) -> [Complaint] { links() + tags() + excerpts(of: code) }

  // MARK: - Layout

  private func layout(of chapter: Chapter) -> [Complaint] {
    var complaints: [Complaint] = []
    let headings = lines.filter { $0.hasPrefix("## ") }.map { String($0.dropFirst(3)) }
    if headings != Self.sections {
      complaints.append(
        Complaint(
          path, "the sections are \(headings.joined(separator: " · "))",
          do: "let them be \(Self.sections.joined(separator: " · "))"))
    }
    if lines.first?.hasPrefix("# ") != true {
      complaints.append(
        Complaint(path, "it does not begin with its title", do: "begin it: # \(chapter.title)"))
    }
    let wanted = [
      "[Source](../../Sources/\(chapter.target))", "[Tests](../../Tests/\(chapter.target)Tests)",
      "[Exercises](Exercises)",
    ]
    let head = text.components(separatedBy: "\n## ")[0]
    for link in wanted where !head.contains(link) {
      complaints.append(
        Complaint(path, "the links below the title lack \(link)", do: "add it"))
    }
    let count = prose.joined(separator: " ").split(whereSeparator: \.isWhitespace).count
    if !Self.words.contains(count) {
      complaints.append(
        Complaint(
          path, "it has \(count) words without its code",
          do: "stay within \(Self.words.lowerBound) to \(Self.words.upperBound)"))
    }
    return complaints
  }

  private func exerciseTable(of chapter: Chapter) -> [Complaint] {
    chapter.exercises.filter { exercise in !lines.contains { $0.hasPrefix("| [\(exercise.id) ") } }
      .map { exercise in
        Complaint(
          path, "\"Your turn\" has no row for exercise \(exercise.id)",
          do: "write \"| \(Repeats.link(to: exercise)) | … | \(exercise.minutes) |\"")
      }
  }

  // MARK: - Code

  /// Complains of each block of Swift or C++ that is no excerpt of `code`.
  func excerpts(of code: Code) -> [Complaint] {
    blocks.compactMap { block in
      if code.hasExcerpt(block.lines) { return nil }
      return Complaint(
        "\(path):\(block.line)", "this block matches no compiled file and no rejected fixture",
        do: "copy it from its source again, line by line; it begins with \"\(block.opening)\"")
    }
  }

  private var blocks: [(line: Int, lines: [String], opening: String)] {
    var blocks: [(Int, [String], String)] = []
    var start: Int?
    for (index, line) in lines.enumerated() {
      if let first = start, line.hasPrefix("```") {
        let block = Array(lines[first..<index])
        blocks.append((first + 1, block, (block.first ?? "").trimmingCharacters(in: .whitespaces)))
        start = nil
      } else if ["```swift", "```cpp"].contains(line) {
        start = index + 1
      }
    }
    return blocks
  }

  // MARK: - Names

  /// What begins a code span that is a command, not a name.
  static let commands = ["cd", "git", "open", "rsvg-convert", "swift"]

  /// Complains of each code span that is no file, no name in `code` and no command.
  ///
  /// A span with `<`, `*` or `…` stands for many names and is not looked at.
  func names(in code: Code) -> [Complaint] {
    prose.joined(separator: "\n").matches(of: /`([^`\n]+)`/).map { String($0.1) }
      .filter { span in
        let isCommand = Self.commands.contains(String(span.prefix { $0 != " " }))
        let isPattern = span.contains { "<*…=-".contains($0) }
        return !isCommand && !isPattern && !Folder(root).has(span) && !code.hasName(span)
      }
      .map {
        Complaint(
          path, "`\($0)` is no file, no name in the code and no test's sentence",
          do: "fix the name, or take its backticks away if it is not from this workbook")
      }
  }

  // MARK: - Links

  /// Complains of each name in angle brackets outside of code: a reader would not see it, because it
  /// is taken for a tag of HTML, and an EPUB with it is broken.
  func tags() -> [Complaint] {
    prose.joined(separator: "\n").replacing(/`[^`]*`/, with: "").matches(of: /[^\\](<[A-Z]\w*>)/)
      .map {
        Complaint(
          path, "\($0.1) is taken for a tag of HTML, and nobody sees it",
          do: "put it into backticks, or write \\<, \\>")
      }
  }

  /// Complains of each link to a file or heading that is not there.
  ///
  /// A learner's file that is gone is the learner's own matter: `reset` brings it back.
  func links() -> [Complaint] {
    var anchors: [URL: Set<String>] = [:]
    return prose.joined(separator: "\n").matches(of: /\]\(([^)\s]+)\)/).compactMap { match in
      let target = String(match.1)
      if target.contains("://") { return nil }
      let parts = target.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let folder = root.appending(path: path).deletingLastPathComponent()
      let file = parts[0].isEmpty ? root.appending(path: path) : folder.appending(path: parts[0])
      let standardized = file.standardizedFileURL
      if learners.contains(standardized) { return nil }
      guard FileManager.default.fileExists(atPath: standardized.path(percentEncoded: false)) else {
        return Complaint(path, "the link to \(target) leads nowhere", do: "fix or remove it")
      }
      guard parts.count == 2 else { return nil }
      let known = anchors[file] ?? self.anchors(in: file)
      anchors[file] = known
      if known.contains(String(parts[1])) { return nil }
      return Complaint(path, "\(target) names a heading that is not there", do: "fix the link")
    }
  }

  private func anchors(in file: URL) -> Set<String> {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return Set(
      text.split(separator: "\n").filter { $0.hasPrefix("#") }.map { anchor(of: String($0)) })
  }

  private func anchor(of heading: String) -> String {
    heading.drop { $0 == "#" || $0 == " " }.lowercased().replacing(" ", with: "-")
      .filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }
}
