import Foundation
import Testing

@testable import WorkbookKit

struct RoomTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.addChapter(
      "02-Two", "Reading", exercises: ["A": "Read a", "B": "Read b", "C": "Read c"],
      inPart: "Letters")
  }

  @Test func `each file is a row, and each chapter of a begun part a column`() throws {
    try handIn("ada", solved: ["1.1", "2.1"])
    try handIn("ben", solved: ["1.1"])

    let (code, text) = run("handed-in")

    #expect(code == 0)
    #expect(
      text.hasPrefix(
        """
        Room: 2 learners

        Numbers
                 1
          ada  1/1
          ben  1/1

        Letters
                 2
          ada  1/3
          ben  0/3

        """))
  }

  @Test func `a part that nobody has begun takes no room`() throws {
    try handIn("ada", solved: ["1.1"])
    #expect(!run("handed-in").text.contains("Letters"))
  }

  @Test func `the exercise that most have come to and not solved is the first`() throws {
    try handIn("ada", solved: ["1.1"])
    try handIn("ben", solved: ["1.1"])
    try handIn("cleo", solved: [])

    let text = run("handed-in").text

    #expect(
      text.hasSuffix(
        """
        Where most are stuck
          2.1 Read a                           0 of 3 solved
            not yet: ada, ben
          1.1 Add one                          2 of 3 solved
            not yet: cleo
        """))
  }

  @Test func `an exercise that somebody left out counts, if others have solved it`() throws {
    try handIn("ada", solved: ["1.1", "2.2"])
    #expect(try room().obstacles.map(\.exercise.id) == ["2.3"])

    try handIn("ben", solved: ["1.1", "2.1", "2.2"])
    let obstacles = try room().obstacles
    #expect(obstacles.map(\.exercise.id) == ["2.3", "2.1"])
    #expect(obstacles.map { $0.stuck.map(\.name) } == [["ada", "ben"], ["ada"]])
  }

  @Test func `who has solved everything is stuck nowhere`() throws {
    try handIn("ada", solved: ["1.1", "2.1", "2.2", "2.3"])
    #expect(!run("handed-in").text.contains("stuck"))
  }

  @Test func `many learners at one exercise are three names and a number`() throws {
    for name in ["ada", "ben", "cleo", "dan", "eve"] { try handIn(name, solved: []) }
    #expect(run("handed-in").text.contains("not yet: ada, ben, cleo and 2 more"))
  }

  @Test(arguments: [
    ("", "no list of exercises; it is empty"),
    ("[]", "no list of exercises; it begins with \"[]\""),
    ("The workbook does not compile:\nx", "it begins with \"The workbook does not compile:\""),
    (#"[{"id": "1.1"}]"#, "no list of exercises"),
    (#"[{"id": "9.1", "solved": true}]"#, "from another workbook, for this one has no 9.1"),
  ])
  func `a file that is no list is one line, and the others are shown`(
    text: String, complaint: String
  ) throws {
    try handIn("ada", solved: ["1.1"])
    try workbook.write(text, to: "handed-in/bad.json")

    let (code, shown) = run("handed-in")

    #expect(code == 1)
    #expect(shown.contains("ada  1/1"))
    #expect(shown.contains("✗ handed-in/bad.json: "))
    #expect(shown.contains(complaint))
  }

  @Test func `a file that is not there and a folder without a list are a line each`() throws {
    try workbook.write("", to: "empty/notes.txt")
    let (code, text) = run("nobody.json", "empty")
    #expect(code == 1)
    #expect(text.contains("✗ nobody.json: can't be read"))
    #expect(text.contains("✗ empty: there is no .json file in this folder"))
  }

  @Test func `an older list without the newest exercises is read`() throws {
    try workbook.write(#"[{"id": "1.1", "solved": true}]"#, to: "handed-in/ada.json")
    #expect(run("handed-in").code == 0)
  }

  @Test func `what the guide lists is what a room reads`() throws {
    try workbook.write("", to: "Chapters/02-Two/Exercises/B.swift")
    let list = workbook.run(["list", "--json"], grader: StubGrader(["2.2": .solved])).text
    try workbook.write(list, to: "handed-in/ada.json")
    #expect(try room().learners == [Room.Learner(name: "ada", solved: ["2.2"])])
  }

  @Test func `a long name leaves the table readable`() throws {
    try handIn(String(repeating: "a", count: 99), solved: ["1.1"])
    let longest = run("handed-in").text.split(separator: "\n").prefix(4).map(\.count).max()
    #expect(longest == 31)
  }

  @Test func `without a file the command says what to name`() {
    let (code, text) = run()
    #expect(code == 2)
    #expect(text.contains("workbook room handed-in"))
    #expect(run("--help").text.hasPrefix("workbook room"))
  }

  private func handIn(_ name: String, solved: Set<String>) throws {
    let entries = ["1.1", "2.1", "2.2", "2.3"].map {
      #"{"id": "\#($0)", "solved": \#(solved.contains($0))}"#
    }
    try workbook.write(
      "[\(entries.joined(separator: ", "))]", to: "handed-in/\(name).json")
  }

  private func room() throws -> Room {
    Room(of: try Workbook(in: workbook.root), reading: ["handed-in"], from: workbook.root)
  }

  private func run(_ paths: String...) -> (code: Int32, text: String) {
    let run = workbook.run(["room"] + paths)
    return (run.code, run.text)
  }
}
