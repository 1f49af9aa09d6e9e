import Foundation

/// The workbook: the folder it lies in, and what it consists of.
///
/// What a chapter is called and how long it takes stands in one place, `chapter.json` beside its
/// lesson; `Chapters/contents.json` puts the chapters in order. Paths are from the root.
struct Workbook: Sendable {
  let root: URL
  let parts: [Part]
  /// Chapters that are still being written: neither the map nor the checks have them.
  var drafts: [Chapter] = []

  /// The chapters that a learner sees, in order.
  var chapters: [Chapter] { parts.flatMap(\.chapters) }

  /// Those, and then the drafts.
  var allChapters: [Chapter] { chapters + drafts }

  /// The exercises that a learner sees, in order.
  var exercises: [Exercise] { chapters.flatMap(\.exercises) }

  var folder: Folder { Folder(root) }

  /// The chapter with this number or target.
  func chapter(named word: String) -> Chapter? {
    chapters.first { [String($0.number), $0.target].contains(word) }
  }

  /// The chapter that an exercise belongs to.
  func chapter(of exercise: Exercise) -> Chapter? {
    chapters.first { $0.folder == exercise.folder }
  }

  /// Whether the learner's file is still the starter, byte by byte.
  ///
  /// Then the exercise is not solved, and nothing has to be run to know it: that a starter is not
  /// solved is what `verify` proves.
  func isUntouched(_ exercise: Exercise) -> Bool {
    guard let starter = folder.data(of: exercise.starter) else { return false }
    return folder.data(of: exercise.file) == starter
  }

  /// Swift files among a chapter's exercises and checks that belong to none of its exercises.
  func strayFiles(in chapter: Chapter) -> [String] {
    let owned = Set(chapter.exercises.flatMap(\.files))
    return ["Exercises", "Checks"].flatMap { folder.files(below: "\(chapter.folder)/\($0)") }
      .filter { $0.hasSuffix(".swift") && !owned.contains($0) }
  }
}

/// A part of the workbook: some chapters under one title.
struct Part: Sendable {
  let title: String
  let chapters: [Chapter]
}

/// A chapter: a lesson, a technique, and exercises.
struct Chapter: Sendable {
  let number: Int
  let target: String
  let title: String
  /// The minutes that it takes to read the lesson.
  let minutes: Int
  /// Whether the chapter is still being written.
  let isDraft: Bool
  let exercises: [Exercise]

  /// The chapter's name in files and folders: "01-ConstructorInjection".
  var name: String { Self.name(number, target) }
  var folder: String { "Chapters/\(name)" }
  var lesson: String { "\(folder)/README.md" }
  /// What a reader of the lesson needs only now and then; a chapter may go without.
  var details: String { "\(folder)/InDepth.md" }
  var slides: String { "docs/workshop/slides/\(name).md" }
  var facts: String { Self.facts(in: folder) }
  /// The minutes for the lesson and its exercises.
  var allMinutes: Int { minutes + exercises.map(\.minutes).reduce(0, +) }

  static func name(_ number: Int, _ target: String) -> String {
    "\(number < 10 ? "0" : "")\(number)-\(target)"
  }

  static func facts(in folder: String) -> String { "\(folder)/chapter.json" }
}

/// An exercise: a file to edit and a suite that grades it.
struct Exercise: Sendable, Identifiable, Equatable {
  enum Kind: String, Sendable, CaseIterable {
    case inject, test, predict, choose
  }

  /// The chapter's number and the exercise's place in it: "1.2".
  let id: String
  /// The name of its files and of its suite.
  let name: String
  let title: String
  let kind: Kind
  let minutes: Int
  let hints: [String]
  /// Its chapter's folder and target.
  let folder: String
  let target: String

  /// The file that the learner edits, as the lesson links it.
  var link: String { kind == .test ? "Checks/Your\(name)Tests.swift" : "Exercises/\(name).swift" }
  /// The file that the learner edits.
  var file: String { "\(folder)/\(link)" }
  /// The file that grades it.
  var check: String { "\(folder)/Checks/\(name).swift" }
  var files: [String] { [file, check] }
  /// Those of its files that lie among the checks.
  var checks: [String] { kind == .test ? files : [check] }
  /// The folder of its answers.
  var answers: String { "\(folder)/Answers/\(name)" }
  var starter: String { "\(answers)/starter.swift" }
  var solution: String { "\(answers)/solution.swift" }
  /// One of its files, as a trap and the test runner name it: "TinyExercises/AddOne.swift".
  func fileID(of file: String) -> String { target + file.dropFirst(folder.count + 1) }
  /// The suite that grades it, as the test runner names it.
  var suite: String { "\(target)Checks.\(name)" }
}
