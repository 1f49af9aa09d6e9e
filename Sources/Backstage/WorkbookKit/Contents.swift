import Foundation

/// What the workbook consists of, as `Chapters/contents.json` tells it.
struct Contents: Decodable, Sendable {
  let parts: [Part]

  /// All chapters, in order.
  var chapters: [Chapter] { parts.flatMap(\.chapters) }

  /// All exercises, in order.
  var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  /// The chapter with this number or target.
  func chapter(named word: String) -> Chapter? {
    chapters.first { [String($0.number), $0.target].contains(word) }
  }

  /// The chapter that has this exercise.
  func chapter(of exercise: Exercise) -> Chapter? {
    chapters.first { $0.exercises.contains { $0.id == exercise.id } }
  }
}

/// A part of the workbook: some chapters under one title.
struct Part: Decodable, Sendable {
  let title: String
  let chapters: [Chapter]
}

/// A chapter: a lesson, a technique, and exercises.
struct Chapter: Decodable, Sendable {
  let number: Int
  let target: String
  let title: String
  /// The minutes that it takes to read the lesson.
  let minutes: Int
  let exercises: [Exercise]

  /// The chapter's folder, from the workbook's root: "Chapters/01-ConstructorInjection".
  var folder: String { "Chapters/\(number < 10 ? "0" : "")\(number)-\(target)" }

  /// The chapter's lesson, from the workbook's root.
  var lesson: String { "\(folder)/README.md" }
}

/// An exercise: a file to edit and a suite that grades it.
struct Exercise: Decodable, Sendable, Identifiable {
  enum Kind: String, Decodable, Sendable, CaseIterable {
    case inject, test, predict, choose
  }

  let id: String
  /// The name of its files and of its suite.
  let name: String
  let title: String
  let kind: Kind
  let minutes: Int
  let hints: [String]

  /// The file that the learner edits, from the chapter's folder.
  var file: String {
    kind == .test ? "Checks/Your\(name)Tests.swift" : "Exercises/\(name).swift"
  }

  /// The file that grades it, from the chapter's folder.
  var check: String { "Checks/\(name).swift" }

  /// Both files, from the workbook's root.
  func files(in chapter: Chapter) -> [String] {
    [file, check].map { "\(chapter.folder)/\($0)" }
  }

  /// Those of its files that lie among the checks, from the workbook's root.
  func checks(in chapter: Chapter) -> [String] {
    files(in: chapter).filter { $0.hasPrefix("\(chapter.folder)/Checks/") }
  }
}

// MARK: - Reading

/// Why the manifest, or another file of the workbook, can't be used, in one line.
struct ContentsError: Error, Equatable, CustomStringConvertible {
  let description: String

  init(_ text: String, in path: String = Contents.path) { description = "\(path): \(text)" }
}

extension Contents {
  static let path = "Chapters/contents.json"

  /// Reads the manifest of the workbook in `root`.
  ///
  /// - Throws: ``ContentsError`` if it is missing, malformed or contradicts itself or the folders.
  static func read(in root: URL) throws(ContentsError) -> Contents {
    guard let data = try? Data(contentsOf: root.appending(path: path)) else {
      throw ContentsError("can't be read")
    }
    let contents = try decode(data)
    for chapter in contents.chapters {
      var isFolder: ObjCBool = false
      let folder = root.appending(path: chapter.folder).path(percentEncoded: false)
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
        isFolder.boolValue
      else {
        throw ContentsError(
          "chapter \(chapter.number) (\(chapter.target)): there is no folder \(chapter.folder)")
      }
    }
    return contents
  }

  static func decode(_ data: Data) throws(ContentsError) -> Contents {
    let contents: Contents
    do {
      contents = try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw ContentsError(explain(error, in: data))
    }
    if let contradiction = contents.firstContradiction { throw ContentsError(contradiction) }
    return contents
  }

  private var firstContradiction: String? {
    if chapters.isEmpty { return "\"chapters\" is empty" }
    if let twice = firstRepeated(chapters.map(\.number)) {
      return "there are two chapters \(twice)"
    }
    if let twice = firstRepeated(chapters.map(\.target)) {
      return "there are two chapters with the \"target\" \(twice)"
    }
    if let twice = firstRepeated(exercises.map(\.id)) { return "there are two exercises \(twice)" }
    for chapter in chapters {
      let name = "chapter \(chapter.number) (\(chapter.target))"
      if chapter.minutes < 1 { return "\(name): \"minutes\" must be at least 1" }
      if let twice = firstRepeated(chapter.exercises.map(\.name)) {
        return "\(name): there are two exercises with the \"name\" \(twice)"
      }
      for (index, exercise) in chapter.exercises.enumerated() {
        let name = "\(name), exercise \(exercise.id)"
        if exercise.id != "\(chapter.number).\(index + 1)" {
          return "\(name): \"id\" must be \(chapter.number).\(index + 1), by its place"
        }
        if exercise.minutes < 1 { return "\(name): \"minutes\" must be at least 1" }
        if exercise.hints.count < 2 { return "\(name): \"hints\" must be at least two" }
        if exercise.hints.contains(where: { $0.allSatisfy(\.isWhitespace) }) {
          return "\(name): \"hints\" holds an empty one; write it or remove it"
        }
      }
    }
    return nil
  }
}

private func firstRepeated<Value: Hashable>(_ values: [Value]) -> Value? {
  var seen: Set<Value> = []
  return values.first { !seen.insert($0).inserted }
}

/// Turns a decoding error into a line that names the field and the chapter.
private func explain(_ error: any Error, in data: Data) -> String {
  switch error {
  case DecodingError.keyNotFound(let key, let context):
    return place(context.codingPath, in: data) + "\"\(key.stringValue)\" is missing"
  case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
    return wrongValue(context, in: data)
  case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
    return wrongValue(context, in: data)
  default:
    return "is not valid JSON"
  }
}

private func wrongValue(_ context: DecodingError.Context, in data: Data) -> String {
  let field = context.codingPath.last { $0.intValue == nil }?.stringValue ?? "parts"
  let kinds = Exercise.Kind.allCases.map(\.rawValue).joined(separator: ", ")
  let expected = field == "kind" ? "must be one of \(kinds)" : "has a value of the wrong type"
  return place(context.codingPath, in: data) + "\"\(field)\" \(expected)"
}

/// Follows a coding path through the raw JSON to name the chapter and exercise that it is in.
private func place(_ path: [any CodingKey], in data: Data) -> String {
  var value = try? JSONSerialization.jsonObject(with: data)
  var names: [String] = []
  var list = ""
  for key in path {
    if let index = key.intValue {
      value = (value as? [Any])?[index]
      let fields = value as? [String: Any]
      switch list {
      case "parts":
        names = ["part \(index + 1)"]
      case "chapters":
        let number = (fields?["number"] as? Int).map { "\($0)" } ?? "at place \(index + 1)"
        names = ["chapter \(number)" + (fields?["target"] as? String).map { " (\($0))" }.orEmpty]
      case "exercises":
        names.append("exercise \(fields?["id"] as? String ?? "at place \(index + 1)")")
      default:
        break
      }
    } else {
      list = key.stringValue
      value = (value as? [String: Any])?[list]
    }
  }
  return names.map { "\($0): " }.joined()
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
