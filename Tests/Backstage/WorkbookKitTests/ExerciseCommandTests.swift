import Foundation
import Testing

@testable import WorkbookKit

/// What the guide shows of an exercise or a technique without grading it: `hint`, `solution`,
/// `compare`; and `list`.
struct ExerciseCommandTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.complete()
  }

  // MARK: - Hints

  @Test func `hints come one by one, and the last one is the last`() {
    #expect(
      workbook.run(["hint", "1.1"]).writings == [
        "Hint 1 of 2: Add.", "The next one gives more: swift run workbook hint 1.1 2",
      ])
    #expect(workbook.run(["hint", "1.1", "2"]).writings == ["Hint 2 of 2: Add one."])
  }

  // MARK: - Solutions

  @Test func `a solution is shown as a difference with its reason`() {
    let run = workbook.run(["solution", "1.1"])
    #expect(run.code == 0)
    #expect(
      run.text == """
        1.1 Add one
        One more is one more.

          // Exercise 1.1: add one
        - func addOne(to number: Int) -> Int { number }
        + func addOne(to number: Int) -> Int { number + 1 }
        """)
  }

  @Test func `another good solution is named with its reason`() throws {
    try workbook.write(
      "// why: One can be subtracted.\nfunc addOne(to number: Int) -> Int { number - -1 }\n",
      to: "\(MiniWorkbook.answers)/solution-minus.swift")
    let text = workbook.run(["solution", "1.1"]).text
    #expect(
      text.hasSuffix(
        """

        There is more than one good answer:
          \(MiniWorkbook.answers)/solution-minus.swift
            One can be subtracted.
        """))
  }

  @Test(arguments: ["\n", "\r\n"])
  func `a file that is the solution is told to be so, whatever its lines end with`(
    end: String
  ) throws {
    let solution = "// Exercise 1.1: add one\nfunc addOne(to number: Int) -> Int { number + 1 }\n"
    try workbook.write(solution.replacing("\n", with: end), to: MiniWorkbook.exercise)
    #expect(workbook.run(["solution", "1.1"]).text.hasSuffix("\n\nYour file is the solution."))
  }

  @Test func `a file with the ends of lines of Windows differs in its one changed line`() throws {
    try workbook.write(
      MiniWorkbook.starter.replacing("\n", with: "\r\n"), to: MiniWorkbook.exercise)
    expect(
      workbook.run(["solution", "1.1"]).text,
      has: "\n  // Exercise 1.1: add one\n- func addOne(to number: Int) -> Int { number }\n+ func")
  }

  @Test func `a file that is gone is told with what brings it back`() throws {
    try workbook.remove(MiniWorkbook.exercise)
    let run = workbook.run(["solution", "1.1"])
    #expect(run.code == 2)
    #expect(
      run.text
        == "workbook: \(MiniWorkbook.exercise) is gone; swift run workbook reset 1.1 brings it back"
    )
  }

  @Test(arguments: [
    Data([0x66, 0xFF, 0xFE]), Data(String(repeating: "// x\n", count: 40_000).utf8),
  ])
  func `a file that is no text, or too long, is not compared`(data: Data) throws {
    try Folder(workbook.root).write(data, to: MiniWorkbook.exercise)
    let run = workbook.run(["solution", "1.1"])
    #expect(run.code == 2)
    #expect(
      run.text
        == "workbook: \(MiniWorkbook.exercise) can't be compared: it is not UTF-8, or it is longer "
        + "than 200,000 bytes")
  }

  @Test func `an exercise without a solution is told`() throws {
    try workbook.remove("\(MiniWorkbook.answers)/solution.swift")
    let run = workbook.run(["solution", "1.1"])
    #expect(run.code == 2)
    #expect(run.text == "workbook: 1.1 has no solution in \(MiniWorkbook.answers)")
  }

  // MARK: - Techniques

  @Test func `two techniques are compared file by file`() throws {
    try workbook.addChapter("02-Two", "Two", exercises: ["B": "B"])
    try workbook.write(
      "public func two() -> Int {\n  2\n}\n", to: "Sources/Two/Tiny.swift")
    try workbook.write("// more\n", to: "Sources/Two/More.swift")
    try workbook.write("// deep\n", to: "Sources/Two/Deep/Deep.swift")
    let run = workbook.run(["compare", "1", "Two"])
    #expect(run.code == 0)
    #expect(
      run.text == """
        Tiny.swift: Tiny → Two
          public func two() -> Int {
        -   1 + 1
        +   2
          }
        only in Two: Deep/Deep.swift, More.swift
        """)
  }

  @Test func `a technique does not differ from itself`() {
    #expect(workbook.run(["compare", "1", "1"]).text == "Tiny.swift: Tiny → Tiny\n  no difference")
  }

  @Test func `two files below Sources are compared, whatever they are called`() throws {
    try workbook.write(
      "public func two() -> Int {\n  2\n}\n", to: "Sources/Tiny/Steps/Step2.swift")
    let run = workbook.run(["compare", "Tiny/Tiny", "Tiny/Steps/Step2"])
    #expect(run.code == 0)
    #expect(
      run.text == """
        Tiny/Tiny → Tiny/Steps/Step2
          public func two() -> Int {
        -   1 + 1
        +   2
          }
        """)
  }

  // MARK: - List

  @Test func `the list has a line for each exercise`() throws {
    try workbook.addExercise("Twin", "Twin")
    try workbook.begin("AddOne")
    let grader = StubGrader(["1.1": .solved])
    let run = workbook.run(["list"], grader: grader)
    #expect(run.code == 0)
    #expect(grader.asked == [["1.1"]])
    #expect(run.text == "✓ 1.1   inject   Add one\n○ 1.2   inject   Twin")
  }

  @Test func `the list can be read by a program`() throws {
    try workbook.begin("AddOne")
    let run = workbook.run(["list", "--json"], grader: StubGrader(["1.1": .solved]))
    #expect(run.code == 0)
    #expect(
      run.text == """
        [
          {
            "chapter" : "Adding",
            "id" : "1.1",
            "kind" : "inject",
            "minutes" : 2,
            "solved" : true,
            "title" : "Add one"
          }
        ]
        """)
  }

  @Test func `a list that can't be graded is no list`() throws {
    try workbook.begin("AddOne")
    let run = workbook.run(
      ["list", "--json"], grader: StubGrader(throwing: .diskFull(folder: "/tmp")))
    #expect(run.code == 3)
    expect(run.text, has: "The disk is full")
  }
}
