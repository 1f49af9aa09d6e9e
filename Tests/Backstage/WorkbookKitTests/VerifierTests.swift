import Foundation
import Testing

@testable import WorkbookKit

struct VerifierTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
  }

  @Test func `a workbook in order has no complaints`() throws {
    #expect(try workbook.complaints() == [])
  }

  @Test func `the working tree is left alone`() throws {
    let before = try snapshot()
    _ = try workbook.complaints()
    #expect(try snapshot() == before)
  }

  // MARK: - Answers

  @Test func `a starter that is already solved`() throws {
    let solved = MiniWorkbook.starter.replacing("{ number }", with: "{ number + 1 }")
    try workbook.write(solved, to: MiniWorkbook.exercise)
    try workbook.write(solved, to: "\(MiniWorkbook.answers)/starter.swift")
    try expectOnly("the starter of 1.1 is already solved", "take the solution out of it")
  }

  @Test func `a solution that fails`() throws {
    try workbook.replace("+ 1", in: "\(MiniWorkbook.answers)/solution.swift", with: "+ 3")
    try expectOnly("the solution of 1.1 fails: one is missing", "mend the solution")
  }

  @Test func `a wrong answer that passes`() throws {
    try workbook.replace("- 1", in: "\(MiniWorkbook.answers)/wrong-minus.swift", with: "+ 1")
    try expectOnly(
      "wrong-minus.swift", "this wrong answer to 1.1 passes", "refuse it: Takes one away.")
  }

  @Test func `a wrong answer that is refused with another text`() throws {
    try workbook.replace(
      "// sees: one is missing", in: "\(MiniWorkbook.answers)/wrong-minus.swift",
      with: "// sees: never take away")
    try expectOnly(
      "it is refused, but not with \"never take away\"; the learner sees: one is missing",
      "change `// sees:`")
  }

  @Test func `an answer that ends the run`() throws {
    try workbook.replace(
      "number - 1", in: "\(MiniWorkbook.answers)/wrong-minus.swift", with: "fatalError()")
    try expectOnly("the run ends inside of \"one is added\"", "not a trap")
  }

  @Test func `an answer that does not compile is named, not its place in the copy`() throws {
    try workbook.replace(
      "number - 1", in: "\(MiniWorkbook.answers)/wrong-minus.swift", with: "syntax error")
    try expectOnly("Answers/AddOne/wrong-minus.swift", "it does not compile", "consecutive")
  }

  @Test func `an answer that compiles with a warning`() throws {
    struct Warning: Grader {
      func grade(_ ids: Set<String>, of chapters: [Chapter]) throws(GradingError) -> Grades {
        let warning = Diagnostic(file: MiniWorkbook.exercise, line: 2, message: "never used")
        return Grades(verdicts: ["1.1": .solved], warnings: [warning])
      }
    }
    let complaints = try workbook.complaints(grader: Warning())
    #expect(complaints.contains { $0.contains("it compiles with a warning") })
  }

  @Test func `an exercise without a check that runs`() throws {
    struct Silent: Grader {
      func grade(_ ids: Set<String>, of chapters: [Chapter]) throws(GradingError) -> Grades {
        Grades(verdicts: ["1.1": .notRun])
      }
    }
    let complaints = try workbook.complaints(grader: Silent())
    #expect(complaints.allSatisfy { $0.contains("no check of 1.1 runs") } && !complaints.isEmpty)
  }

  @Test(arguments: [("solution", "why"), ("wrong-minus", "wrong"), ("wrong-minus", "sees")])
  func `an answer that does not explain itself`(name: String, key: String) throws {
    try workbook.replace(
      "// \(key): ", in: "\(MiniWorkbook.answers)/\(name).swift", with: "// ")
    try expectOnly("\(name).swift", "it has no `// \(key): …`", "open the file with that comment")
  }

  @Test func `too few wrong answers`() throws {
    try workbook.remove("\(MiniWorkbook.answers)/wrong-minus.swift")
    try expectOnly("fewer than three wrong answers", "as a tired colleague would write it")
  }

  @Test func `a file among the answers that is none`() throws {
    try workbook.write("// notes", to: "\(MiniWorkbook.answers)/notes.swift")
    try expectOnly("notes.swift", "no starter, solution or wrong answer", "name it")
  }

  @Test(arguments: ["starter", "solution"])
  func `an answer that is missing`(name: String) throws {
    try workbook.remove("\(MiniWorkbook.answers)/\(name).swift")
    try expectOnly("\(name).swift is missing")
  }

  // MARK: - Files

  @Test func `a starter that is not what ships`() throws {
    try workbook.write(
      MiniWorkbook.starter.replacing("1.1", with: "1.2"), to: MiniWorkbook.exercise)
    try expectOnly("it differs from Answers/…/starter.swift", "ship the starter")
  }

  @Test func `an exercise in the manifest without a file`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    let complaints = try workbook.complaints()
    #expect(
      complaints.contains {
        $0.contains("\(MiniWorkbook.exercise)\n") && $0.contains("there is no such file")
          && $0.contains("write the file, or take the exercise out")
      })
  }

  @Test func `a file without an entry in the manifest`() throws {
    try workbook.write("", to: "\(MiniWorkbook.chapter)/Exercises/Stray.swift")
    try expectOnly("Exercises/Stray.swift", "no exercise in contents.json owns this file")
  }

  @Test func `a folder without an entry in the manifest`() throws {
    try workbook.write("", to: "Chapters/02-Stray/README.md")
    try expectOnly("Chapters/02-Stray", "contents.json does not know this folder")
  }

  @Test func `answers to an exercise that does not exist`() throws {
    try workbook.write("", to: "\(MiniWorkbook.chapter)/Answers/AddTwo/starter.swift")
    try expectOnly("Answers/AddTwo", "contents.json knows no such exercise")
  }

  @Test func `a chapter without its targets`() throws {
    let complaints = try workbook.complaints(dump: #"{"targets": []}"#)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("add: chapter(1, \"Tiny\"),") == true)
  }

  @Test func `targets without a chapter`() throws {
    let dump = MiniWorkbook.packageDump.replacing(
      "{\"name\": \"Tiny\"}", with: "{\"name\": \"Tiny\"}, {\"name\": \"HugeChecks\"}")
    let complaints = try workbook.complaints(dump: dump)
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains("no chapter for the target HugeChecks") == true)
  }

  // MARK: - Texts

  @Test func `a block that no longer matches its source`() throws {
    try workbook.replace("1 + 1", in: "Sources/Tiny/Tiny.swift", with: "2")
    try expectOnly("01-Tiny/README.md:12", "matches no compiled file", "copy it from its source")
  }

  @Test func `a lesson without one of its sections`() throws {
    try workbook.replace("## How to test it\n", in: "\(MiniWorkbook.chapter)/README.md", with: "")
    try expectOnly("the sections are The problem · The technique · When", "let them be")
  }

  @Test func `a lesson without one of its links`() throws {
    try workbook.replace("[Tests]", in: "\(MiniWorkbook.chapter)/README.md", with: "[Test]")
    try expectOnly("the links below the title lack [Tests](../../Tests/TinyTests)")
  }

  @Test func `a lesson with another title`() throws {
    try workbook.replace("# Adding\n", in: "\(MiniWorkbook.chapter)/README.md", with: "# Add\n")
    try expectOnly("the title is not the one in contents.json")
  }

  @Test func `a lesson that is too short`() throws {
    try workbook.replace("word word", in: "\(MiniWorkbook.chapter)/README.md", with: "word")
    try expectOnly("words without its code", "stay within 600 to 1200")
  }

  @Test func `a lesson that is missing`() throws {
    try workbook.remove("\(MiniWorkbook.chapter)/README.md")
    let complaints = try workbook.complaints()
    #expect(complaints.contains { $0.contains("there is no lesson") })
  }

  @Test func `a link that leads nowhere`() throws {
    try workbook.replace(
      "first word", in: "\(MiniWorkbook.chapter)/README.md", with: "[a](Gone.md) first word"
    )
    try expectOnly("the link to Gone.md leads nowhere")
  }

  @Test func `a link to a heading that is not there`() throws {
    try workbook.replace(
      "first word", in: "\(MiniWorkbook.chapter)/README.md",
      with: "[a](#the-technique) [b](#the-trick) first word")
    try expectOnly("#the-trick names a heading that is not there")
  }

  @Test func `a row of exercises that has other minutes`() throws {
    try workbook.replace(
      "| Add | 2 |", in: "\(MiniWorkbook.chapter)/README.md", with: "| Add | 9 |")
    try expectOnly(
      "no row for exercise 1.1", "write \"| [1.1 Add one](Exercises/AddOne.swift) | … | 2 |\"")
  }

  @Test func `a map in the README that lags behind`() throws {
    try workbook.replace("| 1 | 7 |", in: "README.md", with: "| 1 | 9 |")
    try expectOnly("the map lacks a chapter", "add: | 1 | [Adding](Chapters/01-Tiny/README.md) |")
  }

  @Test(arguments: [
    "`two()` and `addOne(to:)`, tested by `one is added` in `Sources/Tiny`",
    "`swift test --filter Tiny`", "`Sources/<Name>` and `Chapters/*/Checks`",
  ])
  func `docs may name code, tests, files, commands and patterns`(text: String) throws {
    try workbook.write("# Notes\n\n\(text)\n", to: "docs/notes.md")
    #expect(try workbook.complaints() == [])
  }

  @Test(arguments: ["three()", "one is taken away", "Sources/Gone", "Tiny.addTwo(to:)"])
  func `docs that name what is not there`(name: String) throws {
    try workbook.write("# Notes\n\n`\(name)` does it.\n", to: "docs/notes.md")
    try expectOnly("docs/notes.md", "`\(name)` is no file, no name in the code")
  }

  @Test func `docs with code that no target compiles`() throws {
    try workbook.write("# Notes\n\n```swift\nlet three = 3\n```\n", to: "docs/notes.md")
    try expectOnly("docs/notes.md:4", "matches no compiled file")
  }

  // MARK: - Helpers

  /// Expects one complaint that holds all of these texts.
  private func expectOnly(
    _ texts: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let complaints = try workbook.complaints()
    #expect(complaints.count == 1, sourceLocation: sourceLocation)
    for text in texts where complaints.first?.contains(text) != true {
      Issue.record("\"\(text)\" is not in \(complaints)", sourceLocation: sourceLocation)
    }
  }

  private func snapshot() throws -> [String: Data] {
    let files = Folder(workbook.root).files(below: "")
    return try Dictionary(
      uniqueKeysWithValues: files.map {
        ($0, try Data(contentsOf: workbook.root.appending(path: $0)))
      })
  }
}
