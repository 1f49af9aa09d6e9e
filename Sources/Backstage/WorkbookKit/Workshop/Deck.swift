import Foundation

/// The slides of a workshop in one Markdown file: the opening, each lesson's chapter, what the room
/// works on, and the closing.
struct Deck {
  static let folder = "docs/workshop/slides"
  static let separator = "\n\n---\n\n"

  let text: String

  /// - Throws: ``BookError`` if a file with slides can't be read.
  init(of schedule: Schedule, in workbook: Workbook) throws(BookError) {
    var slides = try Self.slides(in: "\(Self.folder)/opening.md", of: workbook)
    // The schedule's own opening and closing are those files.
    var steps = schedule.days.flatMap(\.steps)[...]
    if steps.first?.what == .say { steps.removeFirst() }
    if steps.last?.what == .say { steps.removeLast() }
    while let step = steps.popFirst() {
      switch step.what {
      case .say:
        slides.append(Self.slide(saying: step.text))
      case .lesson(let number):
        guard let chapter = workbook.chapter(named: "\(number)") else { continue }
        slides += try Self.slides(in: chapter.slides, of: workbook).dropLast()
      case .exercise(let exercise):
        var taken = [exercise]
        while case .exercise(let next)? = steps.first?.what, next.folder == exercise.folder {
          taken.append(next)
          steps.removeFirst()
        }
        slides.append(try Self.slide(with: taken, of: workbook))
      }
    }
    slides += try Self.slides(in: "\(Self.folder)/closing.md", of: workbook)
    let title = "Dependency injection in Swift: \(schedule.title)"
    text =
      "---\nmarp: true\npaginate: true\ntitle: \"\(title)\"\n---\n\n"
      + slides.joined(separator: Self.separator)
  }

  /// The slides of a file, without the lines between them.
  static func slides(in path: String, of workbook: Workbook) throws(BookError) -> [String] {
    guard let text = workbook.folder.text(of: path) else {
      throw BookError("it can't be read", in: path)
    }
    return text.split(separator: "\n---\n").map { $0.trimmingCharacters(in: .newlines) }
  }

  private static func slide(saying text: String) -> String {
    let parts = text.split(separator: ": ", maxSplits: 1)
    guard parts.count == 2 else { return "# \(text)" }
    return "# \(parts[0])\n\n\(parts[1].prefix(1).uppercased())\(parts[1].dropFirst())"
  }

  /// The last slide of a chapter, with the lines about these exercises and about no others.
  private static func slide(
    with taken: [Exercise], of workbook: Workbook
  ) throws(BookError) -> String {
    guard let chapter = workbook.chapter(of: taken[0]) else { return "" }
    let ids = taken.map(\.id)
    let last = try slides(in: chapter.slides, of: workbook).last ?? ""
    return last.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
      guard let id = line.firstMatch(of: /\d+\.\d+/) else { return true }
      return ids.contains(String(id.0))
    }.joined(separator: "\n")
  }
}
