import Foundation

extension Command {
  static let list = Command(
    name: "list", arguments: "[--json]", summary: "lists all exercises, with what is solved",
    details: "With --json it is for programs: a room's list, for example."
  ) { session, arguments in
    let workbook = try session.workbook()
    if let unknown = arguments.first(where: { $0 != "--json" }) {
      throw UsageError(unknown: unknown, in: ["--json"], noun: "option", list: "list --help")
    }
    let verdicts = try session.verdicts(on: workbook.exercises, of: workbook)
    let rows = workbook.chapters.flatMap { chapter in
      chapter.exercises.map { Row($0, of: chapter, isSolved: verdicts[$0.id] == .solved) }
    }
    if arguments.isEmpty {
      for row in rows {
        session.write(
          "\(row.solved ? "✓" : "○") \(row.id.padded(to: 5)) \(row.kind.padded(to: 8)) \(row.title)"
        )
      }
    } else {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      session.write(String(decoding: try encoder.encode(rows), as: UTF8.self))
    }
    return 0
  }
}

/// An exercise as `list --json` writes it, and as ``Room`` reads it.
private struct Row: Encodable {
  let id: String
  let chapter: String
  let title: String
  let kind: String
  let minutes: Int
  let solved: Bool

  init(_ exercise: Exercise, of chapter: Chapter, isSolved: Bool) {
    id = exercise.id
    self.chapter = chapter.title
    title = exercise.title
    kind = exercise.kind.rawValue
    minutes = exercise.minutes
    solved = isSolved
  }
}
