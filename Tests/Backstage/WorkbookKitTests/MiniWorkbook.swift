import Foundation

@testable import WorkbookKit

/// A workbook with one chapter and one exercise, in a folder of its own, for a test to break.
///
/// It begins with the few files that each command reads, since hundreds of tests make one.
final class MiniWorkbook {
  let root: URL
  private let isTemporary: Bool

  /// Where Linux keeps files in memory, if it does: hundreds of workbooks come and go in a run, and
  /// a disk takes a third of the suite's time for them.
  private static let nursery =
    FileManager.default.isWritableFile(atPath: "/dev/shm")
    ? URL(filePath: "/dev/shm") : FileManager.default.temporaryDirectory

  /// Makes the workbook in the given folder, or in one that vanishes with the object.
  init(in folder: URL? = nil) throws {
    isTemporary = folder == nil
    root =
      folder
      ?? Self.nursery
      .appending(path: "mini-workbook-\(UUID().uuidString)", directoryHint: .isDirectory)
    try write(Self.core)
  }

  deinit {
    if isTemporary { try? FileManager.default.removeItem(at: root) }
  }

  /// Writes the rest: the lesson, the code, and all that authors' commands read.
  func complete() throws { try write(Self.rest) }

  func write(_ files: [String: String]) throws {
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    try Folder(root).write(Data(text.utf8), to: path)
  }

  func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: root.appending(path: path))
  }

  /// Replaces a text in a file; a text that is not there is an error of the test.
  func replace(_ old: String, in path: String, with new: String) throws {
    guard let text = Folder(root).text(of: path), text.contains(old) else {
      throw CocoaError(.formatting)
    }
    try write(text.replacing(old, with: new), to: path)
  }

  /// What verify complains of, graded by the fake unless told otherwise.
  func complaints(grader: (any Grader)? = nil, dump: String = packageDump) throws -> [String] {
    let verifier = Verifier(workbook: try Workbook(in: root)) { copy in
      grader ?? FakeGrader(root: copy.root)
    }
    return try verifier.complaints(packageDump: dump).map(\.description)
  }

  static let chapter = "Chapters/01-Tiny"
  static let facts = "\(chapter)/chapter.json"
  static let exercise = "\(chapter)/Exercises/AddOne.swift"
  static let answers = "\(chapter)/Answers/AddOne"

  static let starter = """
    // Exercise 1.1: add one
    func addOne(to number: Int) -> Int { number }

    """

  /// What `swift package dump-package` says, as far as it is read.
  static let packageDump = """
    {"targets": [
      {"name": "Tiny"}, {"name": "TinyTests"},
      {"name": "TinyExercises", "path": "Chapters/01-Tiny/Exercises"},
      {"name": "TinyChecks", "path": "Chapters/01-Tiny/Checks"}
    ]}
    """

  static let files = core.merging(rest) { first, _ in first }

  private static let core: [String: String] = [
    Workbook.contents: """
    {
      "parts": [
        {"title": "Numbers", "chapters": ["01-Tiny"]}
      ]
    }

    """,
    facts: """
    {
      "title": "Adding",
      "minutes": 5,
      "exercises": [
        {
          "name": "AddOne", "title": "Add one", "kind": "inject", "minutes": 2,
          "hints": ["Add.", "Add one."]
        }
      ]
    }

    """,
    exercise: starter,
    "\(answers)/starter.swift": starter,
  ]

  private static let rest: [String: String] = [
    "README.md": """
    # Mini

    | # | Lesson | Exercises | Minutes |
    | --- | --- | --- | --- |
    | 1 | [Adding](Chapters/01-Tiny/README.md) | 1 | 7 |

    """,
    "CONTRIBUTING.md": "# Write a chapter\n",
    "\(chapter)/README.md": """
    # Adding

    [Source](../../Sources/Tiny) · [Tests](../../Tests/TinyTests) · [Exercises](Exercises)

    ## The problem

    first \(Array(repeating: "word", count: 600).joined(separator: " "))

    ## The technique

    ```swift
    public func two() -> Int {
      1 + 1
    }
    ```

    ## How to test it

    ## When to choose it

    ## In your codebase

    ## Your turn

    | Exercise | What you do | Minutes |
    | --- | --- | --- |
    | [1.1 Add one](Exercises/AddOne.swift) | Add | 2 |

    """,
    "\(chapter)/Checks/AddOne.swift": """
    import ExerciseKit
    import Testing

    @testable import TinyExercises

    @Suite(.exercise("1.1")) struct AddOne {
      @Test func `one is added`() {
        #expect(addOne(to: 1) == 2, "one is missing")
        #expect(addOne(to: 6) == 7, "the answer is always two")
      }
    }

    """,
    "\(answers)/solution.swift": """
    // why: One more is one more.
    // Exercise 1.1: add one
    func addOne(to number: Int) -> Int { number + 1 }

    """,
    "\(answers)/wrong-nothing.swift": """
    // wrong: Adds nothing.
    // sees: one is missing
    // Exercise 1.1: add one
    func addOne(to number: Int) -> Int { number + 0 }

    """,
    "\(answers)/wrong-minus.swift": """
    // wrong: Takes one away.
    // sees: one is missing
    // Exercise 1.1: add one
    func addOne(to number: Int) -> Int { number - 1 }

    """,
    "\(answers)/wrong-always-two.swift": """
    // wrong: Answers what the first check asks.
    // sees: the answer is always two
    // Exercise 1.1: add one
    func addOne(to number: Int) -> Int { 2 }

    """,
    "Sources/Tiny/Tiny.swift": """
    public func two() -> Int {
      1 + 1
    }

    """,
    "Tests/TinyTests/TinyTests.swift": """
    import Testing
    import Tiny

    @Test func `two is two`() { #expect(two() == 2) }

    """,
    "Package.swift": """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Mini",
      platforms: [.macOS(.v15)],
      targets: [
        .target(name: "ExerciseKit"),
        .target(name: "Tiny"),
        .testTarget(name: "TinyTests", dependencies: ["Tiny"]),
        .target(
          name: "TinyExercises", path: "Chapters/01-Tiny/Exercises",
          exclude: leftOut(of: "Chapters/01-Tiny/Exercises")),
        .testTarget(
          name: "TinyChecks", dependencies: ["ExerciseKit", "TinyExercises"],
          path: "Chapters/01-Tiny/Checks", exclude: leftOut(of: "Chapters/01-Tiny/Checks")),
      ]
    )

    func leftOut(of folder: String) -> [String] {
      (Context.environment["WORKBOOK_LEAVE_OUT"] ?? "").split(separator: ":")
        .filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
    }

    """,
  ]
}

/// A fake of the toolchain: it reads what lies in the copy, and knows what each answer deserves.
///
/// That it tells the truth about `swift test` is what `RealRunTests` checks.
struct FakeGrader: Grader {
  let root: URL

  func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades {
    let code = Folder(root).text(of: MiniWorkbook.exercise) ?? ""
    let verdict: Verdict
    if code.contains("number + 1") {
      verdict = .solved
    } else if code.contains("fatalError") {
      verdict = .crashed(test: "one is added", cause: nil)
    } else if code.contains("syntax error") {
      verdict = .doesNotCompile(
        [Diagnostic(file: MiniWorkbook.exercise, line: 2, message: "consecutive statements")])
    } else {
      let reason = code.contains("{ 2 }") ? "the answer is always two" : "one is missing"
      let finding = Finding(
        test: "one is added", reason: reason, detail: "",
        file: "\(MiniWorkbook.chapter)/Checks/AddOne.swift", line: 8)
      verdict = .unsolved([finding])
    }
    return Grades(verdicts: Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, verdict) }))
  }
}
