import Foundation

/// The rules of the house: manifest, folders, Package.swift, README and lessons agree.
struct House {
  let root: URL
  let contents: Contents
  private let folder: Folder
  private let code: Code

  init(root: URL, contents: Contents) {
    self.root = root
    self.contents = contents
    folder = Folder(root)
    code = Self.compiledCode(in: folder)
  }

  /// Everything that can be checked without building: files, answers, lessons and README.
  func complaints() -> [Complaint] {
    strayFolders()
      + contents.chapters.flatMap { exerciseFiles(of: $0) + answers(of: $0) }
      + lessons() + readme() + docs() + workshop()
  }

  // MARK: - Files

  private func strayFolders() -> [Complaint] {
    let known = Set(contents.chapters.map { String($0.folder.trimmingPrefix("Chapters/")) })
    return folder.names(in: "Chapters").filter { !known.contains($0) && $0 != "contents.json" }
      .map {
        Complaint(
          "Chapters/\($0)", "contents.json does not know this folder",
          do: "add the chapter to Chapters/contents.json, or remove the folder")
      }
  }

  private func exerciseFiles(of chapter: Chapter) -> [Complaint] {
    let wanted = Set(chapter.exercises.flatMap { [$0.file, $0.check] })
    let found = Set(
      ["Exercises", "Checks"].flatMap { folder.files(below: "\(chapter.folder)/\($0)") }
        .map { String($0.trimmingPrefix(chapter.folder + "/")) })
    let missing = wanted.subtracting(found).sorted().map {
      Complaint(
        "\(chapter.folder)/\($0)",
        "contents.json has an exercise for it, but there is no such file",
        do: "write the file, or take the exercise out of Chapters/contents.json")
    }
    let stray = found.subtracting(wanted).sorted().map {
      Complaint(
        "\(chapter.folder)/\($0)", "no exercise in contents.json owns this file",
        do: "add its exercise to Chapters/contents.json, or remove the file")
    }
    return missing + stray
  }

  private func answers(of chapter: Chapter) -> [Complaint] {
    let place = "\(chapter.folder)/Answers"
    let known = Set(chapter.exercises.map(\.name))
    let stray = folder.names(in: place).filter { !known.contains($0) }.map {
      Complaint(
        "\(place)/\($0)", "contents.json knows no such exercise", do: "rename or remove the folder")
    }
    return stray + chapter.exercises.flatMap { answers(to: $0, of: chapter) }
  }

  private func answers(to exercise: Exercise, of chapter: Chapter) -> [Complaint] {
    let variants = Variant.all(for: exercise, of: chapter, in: folder)
    let place = "\(chapter.folder)/Answers/\(exercise.name)"
    var complaints = variants.compactMap(\.headerComplaint)
    for name in folder.names(in: place)
    where !variants.contains(where: { $0.path == "\(place)/\(name)" }) {
      complaints.append(
        Complaint(
          "\(place)/\(name)", "this is no starter, solution or wrong answer",
          do: "name it starter.swift, solution.swift, solution-<name>.swift or wrong-<name>.swift"))
    }
    let starters = variants.filter { $0.kind == .starter }
    if starters.isEmpty {
      complaints.append(Complaint(place, "starter.swift is missing", do: "copy the exercise there"))
    }
    for starter in starters {
      let shipped = folder.text(of: "\(chapter.folder)/\(exercise.file)")
      if let shipped, shipped != starter.text {
        complaints.append(
          Complaint(
            "\(chapter.folder)/\(exercise.file)", "it differs from Answers/…/starter.swift",
            do: "ship the starter: copy one over the other, whichever is right"))
      }
    }
    if !variants.contains(where: { $0.path.hasSuffix("/solution.swift") }) {
      complaints.append(Complaint(place, "solution.swift is missing", do: "write it"))
    }
    if variants.count(where: { $0.kind == .wrong }) < 3 {
      complaints.append(
        Complaint(
          place, "it has fewer than three wrong answers",
          do: "add wrong-<name>.swift as a tired colleague would write it"))
    }
    return complaints
  }

  // MARK: - Texts

  /// Checks the lessons against the code that they show.
  func lessons() -> [Complaint] {
    contents.chapters.flatMap {
      Lesson(path: $0.lesson, in: root).complaints(for: $0, code: code)
    }
  }

  /// Every file that a target compiles or that the compiler must refuse.
  private static func compiledCode(in folder: Folder) -> Code {
    let files = ["Sources", "Tests", "Chapters"].flatMap { folder.files(below: $0) }
      .filter { $0.hasSuffix(".swift") && !$0.contains("/Answers/") }
    return Code(files.compactMap { folder.text(of: $0) })
  }

  /// Checks that the README's map has a row for each chapter, and its links.
  func readme() -> [Complaint] {
    let rows = Set((folder.text(of: "README.md") ?? "").components(separatedBy: "\n"))
    let missing = contents.chapters.map(Self.mapRow).filter { !rows.contains($0) }.map {
      Complaint("README.md", "the map lacks a chapter as contents.json has it", do: "add: \($0)")
    }
    return missing
      + ["README.md", "CONTRIBUTING.md"].flatMap { Lesson(path: $0, in: root).links() }
  }

  /// Checks the links, the code and the names in what `docs` holds.
  func docs() -> [Complaint] {
    let texts = folder.files(below: "docs").filter { $0.hasSuffix(".md") }
    return texts.map { Lesson(path: $0, in: root) }
      .flatMap { $0.links() + $0.excerpts(of: code) + $0.names(in: code) }
  }

  /// A chapter's row in the README's map.
  static func mapRow(of chapter: Chapter) -> String {
    let minutes = chapter.minutes + chapter.exercises.map(\.minutes).reduce(0, +)
    return "| \(chapter.number) | [\(chapter.title)](\(chapter.lesson)) "
      + "| \(chapter.exercises.count) | \(minutes) |"
  }

  // MARK: - Package.swift

  /// Checks the targets, as `swift package dump-package` tells them, against the manifest.
  func package(_ dump: String) -> [Complaint] {
    guard let package = try? JSONDecoder().decode(Package.self, from: Data(dump.utf8)) else {
      return [Complaint("Package.swift", "it can't be read", do: "run `swift package describe`")]
    }
    let paths = Dictionary(package.targets.map { ($0.name, $0.path) }) { first, _ in first }
    var complaints: [Complaint] = []
    for chapter in contents.chapters {
      let line = "chapter(\(chapter.number), \"\(chapter.target)\"),"
      let isThere =
        paths.keys.contains(chapter.target) && paths.keys.contains("\(chapter.target)Tests")
        && paths["\(chapter.target)Exercises"] == "\(chapter.folder)/Exercises"
        && paths["\(chapter.target)Checks"] == "\(chapter.folder)/Checks"
      if !isThere {
        complaints.append(
          Complaint("Package.swift", "chapter \(chapter.number) has no targets", do: "add: \(line)")
        )
      }
    }
    let known = Set(contents.chapters.map { "\($0.target)Checks" })
    let targets = package.targets.map(\.name)
    for name in targets where name.hasSuffix("Checks") && !known.contains(name) {
      complaints.append(
        Complaint(
          "Package.swift", "contents.json knows no chapter for the target \(name)",
          do: "add the chapter to Chapters/contents.json, or remove it from Package.swift"))
    }
    return complaints
  }

  private struct Package: Decodable {
    struct Target: Decodable {
      let name: String
      let path: String?
    }
    let targets: [Target]
  }
}
