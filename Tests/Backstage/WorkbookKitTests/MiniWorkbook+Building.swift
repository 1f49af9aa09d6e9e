import Foundation

@testable import WorkbookKit

/// More chapters and exercises, as they ship.
extension MiniWorkbook {
  /// Adds a chapter to the last part, or to a new one.
  func addChapter(
    _ name: String, _ title: String, exercises: KeyValuePairs<String, String>,
    inPart part: String? = nil, isDraft: Bool = false
  ) throws {
    let entry = part.map { "]},\n    {\"title\": \"\($0)\", \"chapters\": [\"\(name)\"]}\n  ]" }
    try replace("]}\n  ]", in: Workbook.contents, with: entry ?? ", \"\(name)\"]}\n  ]")
    try write(
      """
      {
        "title": "\(title)",
        "minutes": 5,
        "draft": \(isDraft),
        "exercises": [
      \(exercises.map(Self.entry).joined(separator: ",\n"))
        ]
      }

      """, to: "Chapters/\(name)/chapter.json")
    for exercise in exercises { try ship(exercise.key, in: "Chapters/\(name)") }
  }

  /// Adds an exercise to the first chapter.
  func addExercise(_ name: String, _ title: String) throws {
    try replace("    }\n  ]", in: Self.facts, with: "    },\n\(Self.entry(name, title))\n  ]")
    try ship(name, in: Self.chapter)
  }

  /// Writes something into an exercise, so that it is no longer the starter.
  func begin(_ name: String, in chapter: String = chapter) throws {
    try write("// a try\n", to: "\(chapter)/Exercises/\(name).swift")
  }

  private static func entry(_ name: String, _ title: String) -> String {
    """
        {
          "name": "\(name)", "title": "\(title)", "kind": "inject", "minutes": 1,
          "hints": ["a", "b"]
        }
    """
  }

  private func ship(_ name: String, in chapter: String) throws {
    try write("// \(name)\n", to: "\(chapter)/Exercises/\(name).swift")
    try write("// \(name)\n", to: "\(chapter)/Answers/\(name)/starter.swift")
  }
}
