import Foundation

/// Where an exercise lies in the workbook, told from the file of its check.
struct Place {
  private let name: String
  private let chapter: URL

  /// Makes the place of the exercise that is graded by the file at the path `check`.
  init(check: String) {
    let check = URL(filePath: check)
    name = check.deletingPathExtension().lastPathComponent
    chapter = check.deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The file that the learner edits, from the workbook's root.
  var file: String {
    let tests = "Checks/Your\(name)Tests.swift"
    let path = chapter.appending(path: tests).path(percentEncoded: false)
    let file = FileManager.default.fileExists(atPath: path) ? tests : "Exercises/\(name).swift"
    return (chapter.pathComponents.suffix(2) + [file]).joined(separator: "/")
  }

  /// The exercise's title, or the words of its name where the chapter does not tell.
  var title: String {
    let data = try? Data(contentsOf: chapter.appending(path: "chapter.json"))
    let contents = data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
    return contents?.exercises.first { $0.name == name }?.title ?? words
  }

  /// "InjectTheStore" as "Inject the store".
  private var words: String { name.replacing(/\B[A-Z]/) { " \($0.output.lowercased())" } }

  private struct Contents: Decodable {
    let exercises: [Exercise]

    struct Exercise: Decodable {
      let name: String
      let title: String
    }
  }
}
