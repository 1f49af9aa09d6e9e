import Foundation
import Testing

@testable import WorkbookKit

struct VerifierTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.complete()
  }

  @Test func `a workbook in order has no complaints`() throws {
    #expect(try workbook.complaints() == [])
  }

  @Test func `the working tree is left alone`() throws {
    let before = try snapshot()
    _ = try workbook.complaints()
    #expect(try snapshot() == before)
  }

  // MARK: - The command

  @Test func `what is in order is told with what was proved`() {
    let run = workbook.run(["verify"])
    #expect(run.code == 0)
    #expect(
      run.text == """
        1 of 5: 1 starter
        2 of 5: 1 solution
        3 of 5: 1 wrong answer
        4 of 5: 1 wrong answer
        5 of 5: 1 wrong answer
        ✓ 1 exercise in 5 variants, 1 lesson and the README agree
        """)
  }

  @Test func `what is not in order is told with what to do, and has the exit code 1`() throws {
    try workbook.remove("\(MiniWorkbook.answers)/solution.swift")
    let run = workbook.run(["verify"])
    #expect(run.code == 1)
    #expect(
      run.text == """
        ✗ \(MiniWorkbook.answers)
            solution.swift is missing
            → write it
        1 complaint
        """)
  }

  @Test func `a draft is told, and its answers are not graded`() throws {
    try workbook.addChapter("02-Draft", "Draft", exercises: ["A": "A"], isDraft: true)
    try workbook.write("", to: "Chapters/02-Draft/Checks/A.swift")
    let dump = MiniWorkbook.packageDump.replacing(
      "{\"name\": \"Tiny\"}",
      with: """
        {"name": "Tiny"}, {"name": "Draft"}, {"name": "DraftTests"},
          {"name": "DraftExercises", "path": "Chapters/02-Draft/Exercises"},
          {"name": "DraftChecks", "path": "Chapters/02-Draft/Checks"}
        """)
    #expect(try workbook.complaints(dump: dump) == [])
    let run = workbook.run(["verify"])
    expect(
      run.text, has: "chapter 2 has no targets",
      "02-Draft is a draft, and its answers are not graded")
  }

  @Test func `a workbook that can't be built is a complaint with what was said`() throws {
    let complaints = try workbook.complaints(
      grader: StubGrader(throwing: .doesNotBuild([], output: "error: no such module")))
    expect(
      complaints.first ?? "", has: "Package.swift\n    The workbook could not be built.",
      "error: no such module", "→ fix it, and verify again")
  }

  @Test func `a signal ends it`() {
    let run = workbook.run(["verify"], grader: StubGrader(throwing: .interrupted(signal: SIGINT)))
    #expect(run.code == 130)
  }

  @Test func `the answers lie in the place of the exercises when they are graded`() throws {
    var seen: [String] = []
    let copy = workbook.root.appending(path: ".build/verify")
    let grader = StubGrader { _ throws(GradingError) in
      seen.append(Folder(copy).text(of: MiniWorkbook.exercise) ?? "")
      return ["1.1": .solved]
    }
    _ = try workbook.complaints(grader: grader)
    let names = ["starter", "solution", "wrong-always-two", "wrong-minus", "wrong-nothing"]
    #expect(seen == names.map { MiniWorkbook.files["\(MiniWorkbook.answers)/\($0).swift"] })
    #expect(grader.asked == Array(repeating: ["1.1"], count: 5))
  }

  @Test func `what is no longer in the package is not left in the copy`() throws {
    try workbook.write("// old\n", to: "Sources/Tiny/Old.swift")
    _ = try workbook.complaints()
    let copy = Folder(workbook.root.appending(path: ".build/verify"))
    #expect(copy.has("Sources/Tiny/Old.swift"))
    try workbook.remove("Sources/Tiny/Old.swift")
    _ = try workbook.complaints()
    #expect(!copy.has("Sources/Tiny/Old.swift"))
    #expect(copy.has("Sources/Tiny/Tiny.swift"))
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
    try expectOnly("the solution of 1.1 fails: one is missing", "fix the solution")
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

  @Test func `a wrong answer may announce that it ends the run`() throws {
    let wrong = "\(MiniWorkbook.answers)/wrong-minus.swift"
    try workbook.replace("number - 1", in: wrong, with: "fatalError()")
    try workbook.replace(
      "// sees: one is missing", in: wrong,
      with: "// sees: the run ends inside of \"one is added\"")
    #expect(try workbook.complaints() == [])
  }

  @Test func `a wrong answer that announces another end`() throws {
    let wrong = "\(MiniWorkbook.answers)/wrong-minus.swift"
    try workbook.replace("number - 1", in: wrong, with: "fatalError()")
    try workbook.replace(
      "// sees: one is missing", in: wrong, with: "// sees: the run ends inside of \"two\"")
    try expectOnly("the run ends inside of \"one is added\"", "not a trap")
  }

  @Test func `an answer that does not compile is named, not its place in the copy`() throws {
    try workbook.replace(
      "number - 1", in: "\(MiniWorkbook.answers)/wrong-minus.swift", with: "syntax error")
    try expectOnly("Answers/AddOne/wrong-minus.swift", "it does not compile", "consecutive")
  }

  @Test func `an answer whose check does not end`() throws {
    let complaints = try workbook.complaints(
      grader: StubGrader(["1.1": .stopped(test: "one is added", .silence(20))]))
    #expect(complaints.count == 5)
    expect(complaints[0], has: "starter.swift\n    \"one is added\" does not end")
  }

  @Test func `an answer that compiles with a warning`() throws {
    struct Warning: Grader {
      func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades {
        let warning = Diagnostic(file: MiniWorkbook.exercise, line: 2, message: "never used")
        return Grades(verdicts: ["1.1": .solved], warnings: [warning])
      }
    }
    let complaints = try workbook.complaints(grader: Warning())
    #expect(
      complaints.contains { $0.contains("wrong-minus.swift\n    it compiles with a warning") })
  }

  @Test func `an exercise without a check that runs`() throws {
    let complaints = try workbook.complaints(grader: StubGrader([:]))
    #expect(complaints.count == 5)
    #expect(complaints.allSatisfy { $0.contains("no check of 1.1 runs") })
    expect(complaints[0], has: "write @Suite(.exercise(\"1.1\")) struct AddOne in \(Finding.check)")
  }

  @Test(arguments: [("solution", "why"), ("wrong-minus", "wrong"), ("wrong-minus", "sees")])
  func `an answer that does not explain itself`(name: String, key: String) throws {
    try workbook.replace(
      "// \(key): ", in: "\(MiniWorkbook.answers)/\(name).swift", with: "// ")
    try expectOnly("\(name).swift", "it has no `// \(key): …`", "open the file with that comment")
  }

  @Test(arguments: ["solution", "wrong-minus"])
  func `an answer whose task is not the starter's`(name: String) throws {
    try workbook.replace(
      "// Exercise 1.1: add one", in: "\(MiniWorkbook.answers)/\(name).swift",
      with: "// Exercise 1.1: add one, or two")
    try expectOnly(
      "\(name).swift", "the task at its top is not the starter's",
      "copy it from \(MiniWorkbook.answers)/starter.swift")
  }

  @Test func `an answer whose comment on a declaration is not the starter's`() throws {
    let function = "func addOne(to number: Int) -> Int {"
    for name in ["starter", "solution", "wrong-minus", "wrong-always-two", "wrong-nothing"] {
      try workbook.replace(
        function, in: "\(MiniWorkbook.answers)/\(name).swift", with: "/// Adds one.\n\(function)")
    }
    try workbook.replace(function, in: MiniWorkbook.exercise, with: "/// Adds one.\n\(function)")
    #expect(try workbook.complaints() == [], "an answer has other code below the comment")

    try workbook.replace(
      "{ number }", in: "\(MiniWorkbook.answers)/starter.swift", with: "{\n  number\n}")
    try workbook.replace("{ number }", in: MiniWorkbook.exercise, with: "{\n  number\n}")
    try workbook.replace(
      "/// Adds one.\n\(function) number + 1 }", in: "\(MiniWorkbook.answers)/solution.swift",
      with: "/// Adds 1.\n\(function)\n  number + 1\n}")
    try expectOnly(
      "solution.swift", "the comment on `\(function)` is not the starter's", "copy it from")
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
    try expectOnly("Exercises/Stray.swift", "no exercise in chapter.json owns this file")
  }

  @Test func `a folder without an entry in the manifest`() throws {
    try workbook.write("", to: "Chapters/02-Stray/README.md")
    try expectOnly("Chapters/02-Stray", "contents.json does not know this folder")
  }

  @Test func `answers to an exercise that does not exist`() throws {
    try workbook.write("", to: "\(MiniWorkbook.chapter)/Answers/AddTwo/starter.swift")
    try expectOnly("Answers/AddTwo", "chapter.json knows no such exercise")
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

  @Test(arguments: ["", "error: no such command", "{}"])
  func `a package that can't be described`(dump: String) throws {
    let complaints = try workbook.complaints(dump: dump)
    #expect(complaints.count == 1)
    expect(
      complaints.joined(), has: "Package.swift\n    it can't be read", "swift package describe")
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
    try expectOnly("README.md:1", "it should be: # Adding", "verify --fix")
  }

  @Test func `a lesson that is too short`() throws {
    try workbook.replace("word word", in: "\(MiniWorkbook.chapter)/README.md", with: "word")
    try expectOnly("words without its code", "stay within 600 to 1750")
  }

  @Test func `a lesson that is missing`() throws {
    try workbook.remove("\(MiniWorkbook.chapter)/README.md")
    let complaints = try workbook.complaints()
    #expect(complaints.contains { $0.contains("there is no lesson") })
  }

  @Test func `a page in depth that keeps to the rules`() throws {
    try goDeeper("# Adding, in depth\n\n## More than one\n\n[The lesson](README.md)\n")
    #expect(try workbook.complaints() == [])
  }

  @Test func `a page in depth with another title`() throws {
    try goDeeper("# Adding\n\n## More than one\n")
    try expectOnly("01-Tiny/InDepth.md:1", "begin it: # Adding, in depth")
  }

  @Test func `a page in depth with a section that the lesson doesn't lead to`() throws {
    try goDeeper("# Adding, in depth\n\n## More than one\n\n## Fewer\n")
    try expectOnly("the lesson has no link to InDepth.md#fewer", "add it")
  }

  @Test func `a page in depth with a stale block and a link that leads nowhere`() throws {
    try goDeeper("# Adding, in depth\n\n## More than one\n\n[a](Gone.md)\n\n```swift\nold()\n```\n")
    let complaints = try workbook.complaints()
    #expect(complaints.count == 2)
    #expect(complaints.contains { $0.contains("the link to Gone.md leads nowhere") })
    #expect(complaints.contains { $0.contains("InDepth.md:8") && $0.contains("no compiled file") })
  }

  /// Writes the page, and has the lesson lead to its section "More than one".
  private func goDeeper(_ page: String) throws {
    try workbook.write(page, to: "\(MiniWorkbook.chapter)/InDepth.md")
    try workbook.replace(
      "first word", in: "\(MiniWorkbook.chapter)/README.md",
      with: "[more](InDepth.md#more-than-one) first word")
  }

  @Test func `a link that leads nowhere`() throws {
    try workbook.replace(
      "first word", in: "\(MiniWorkbook.chapter)/README.md", with: "[a](Gone.md) first word"
    )
    try expectOnly("the link to Gone.md leads nowhere")
  }

  @Test func `a link to an exercise that its learner deleted is right`() throws {
    try FileManager.default.removeItem(at: workbook.root.appending(path: MiniWorkbook.exercise))
    #expect(House(of: try Workbook(in: workbook.root)).lessons().isEmpty)
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
      "README.md:27", "it should be: | [1.1 Add one](Exercises/AddOne.swift) | Add | 2 |")
  }

  @Test func `a map in the README that lags behind`() throws {
    try workbook.replace("| 1 | 7 |", in: "README.md", with: "| 1 | 9 |")
    try expectOnly(
      "README.md:5", "it should be: | 1 | [Adding](Chapters/01-Tiny/README.md) | 1 | 7 |")
  }

  @Test func `a part whose table is missing in the README`() throws {
    try workbook.replace("| # | Lesson | Exercises | Minutes |", in: "README.md", with: "| a | b |")
    try expectOnly(
      "README.md", "it has 0 tables of chapters for 1 part", "| # | Lesson | Exercises | Minutes |",
      "verify --fix fills it")
  }

  @Test(arguments: [
    "`two()` and `addOne(to:)`, tested by `one is added` in `Sources/Tiny`",
    "`swift test --filter Tiny`", "`Sources/<Name>` and `Chapters/*/Checks`",
    "a *Box\\<Int\\>* where 1 < 2",
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

  @Test(arguments: ["a *Box<Int>*", "a <Box>"])
  func `a name in angle brackets that no reader would see`(text: String) throws {
    try workbook.write("# Notes\n\nThis is \(text).\n", to: "docs/notes.md")
    try expectOnly("docs/notes.md", "is taken for a tag of HTML")
  }

  @Test(arguments: ["README.md", "CONTRIBUTING.md"])
  func `a page for newcomers with code that no target compiles`(path: String) throws {
    let text = try String(contentsOf: workbook.root.appending(path: path), encoding: .utf8)
    try workbook.write(text + "\n```swift\nlet three = 3\n```\n", to: path)
    try expectOnly(path, "matches no compiled file")
  }

  @Test(arguments: ["swift", "cpp"])
  func `docs with code that no target compiles`(language: String) throws {
    try workbook.write("# Notes\n\n```\(language)\nlet three = 3\n```\n", to: "docs/notes.md")
    try expectOnly("docs/notes.md:4", "matches no compiled file")
  }

  @Test func `docs with C++ that a test compiles`() throws {
    try workbook.write("int three = 3;\n", to: "Tests/TinyTests/CPlusPlus/Three.cpp")
    try workbook.write("# Notes\n\n```cpp\nint three = 3;\n```\n", to: "docs/notes.md")
    #expect(try workbook.complaints().isEmpty)
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
