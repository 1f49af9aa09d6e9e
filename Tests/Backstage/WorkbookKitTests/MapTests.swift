import Foundation
import Testing

@testable import WorkbookKit

/// The map: `swift run workbook`.
struct MapTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.addExercise("Twin", "Twin")
    try workbook.addChapter("02-Words", "Reading", exercises: ["Spell": "Spell"], inPart: "Letters")
  }

  @Test func `a fresh workbook is shown without a build`() {
    let grader = StubGrader([:])
    let run = workbook.run([], grader: grader)
    #expect(grader.asked == [])
    #expect(run.code == 0)
    #expect(
      run.text == """
        DI Workbook                          0 of 3 exercises solved

        Part I   Numbers
          ○  1  Adding                                           0/2

        Part II  Letters
          ○  2  Reading                                          0/1

        Next: 1.1 Add one                        about 2 minutes
          read    Chapters/01-Tiny/README.md
          edit    Chapters/01-Tiny/Exercises/AddOne.swift
          check   swift run workbook check 1.1
          hint    swift run workbook hint 1.1
        """)
  }

  @Test func `only what was begun is graded, and what is solved is counted`() throws {
    try workbook.begin("AddOne")
    let grader = StubGrader(["1.1": .solved])
    let run = workbook.run([], grader: grader)
    #expect(grader.asked == [["1.1"]])
    #expect(run.code == 0)
    expect(
      run.text, has: "1 of 3 exercises solved", "◐  1  Adding", " 1/2\n",
      "Next: 1.2 Twin                           about 1 minute\n")
  }

  @Test func `a chapter is ticked when all of it is solved`() throws {
    try workbook.begin("AddOne")
    try workbook.begin("Twin")
    let run = workbook.run([], grader: StubGrader(["1.1": .solved, "1.2": .solved]))
    expect(run.text, has: "✓  1  Adding", " 2/2\n", "○  2  Reading", "Next: 2.1 Spell")
  }

  @Test func `the first finding of the next exercise stands below it`() throws {
    try workbook.begin("AddOne")
    let verdict = Verdict.unsolved([.of("one is missing"), .of("and two as well")])
    let run = workbook.run([], grader: StubGrader(["1.1": verdict]))
    #expect(run.code == 0)
    #expect(
      run.text.hasSuffix(
        """
          hint    swift run workbook hint 1.1

          ✗ one is added
            one is missing
            \(Finding.check):8

          … and 1 more
        """))
  }

  @Test(
    arguments: [
      (Verdict.refused, "does not compile", 3),
      (.crashed(test: "one is added", cause: nil), "ends the whole run", 1),
      (.stopped(test: "one is added", .silence(20)), "does not come to an end", 1),
    ] as [(Verdict, String, Int32)])
  func `an exercise that is in the way has a line and an exit code`(
    verdict: Verdict, text: String, code: Int32
  ) throws {
    try workbook.begin("Twin")
    let run = workbook.run([], grader: StubGrader(["1.2": verdict]))
    #expect(run.code == code)
    expect(
      run.text,
      has: "0/1\n\n✗ 1.2 Twin \(text): swift run workbook check 1.2\n\nNext: 1.1 Add one")
  }

  @Test func `an exercise that does not compile is shown where it is the next one`() throws {
    try workbook.begin("AddOne")
    let run = workbook.run([], grader: StubGrader(["1.1": .refused]))
    expect(
      run.text, has: "✗ 1.1 Add one does not compile: swift run workbook check 1.1\n",
      "Next: 1.1 Add one", "✗ it does not compile",
      "\(MiniWorkbook.exercise):3\n      cannot find 'x' in scope")
  }

  @Test func `an exercise whose checks do not run is not taken to be untouched`() throws {
    try workbook.begin("AddOne")
    let run = workbook.run([], grader: StubGrader([:]))
    expect(run.text, has: "no check of 1.1 ran; is \(Finding.check) unchanged?")
  }

  @Test func `a workbook that is all solved is told so`() throws {
    try workbook.begin("AddOne")
    try workbook.begin("Twin")
    try workbook.begin("Spell", in: "Chapters/02-Words")
    let run = workbook.run(
      [], grader: StubGrader(["1.1": .solved, "1.2": .solved, "2.1": .solved]))
    expect(run.text, has: "3 of 3 exercises solved", "\n\nEvery exercise is solved. What is left")
    #expect(!run.text.contains("Next:"))
  }

  @Test func `a file that belongs to no exercise is told with what to do about it`() throws {
    let stray = "\(MiniWorkbook.chapter)/Exercises/Helper.swift"
    try workbook.write("", to: stray)
    let run = workbook.run([])
    #expect(run.code == 0)
    expect(run.text, has: "\n✗ \(stray) is not part of the workbook, so it is left out; move")
  }

  @Test func `a part that is still being written takes no room, and keeps its number`() throws {
    try workbook.addChapter(
      "03-Draft", "Draft", exercises: ["Draft": "Draft"], inPart: "Drafts", isDraft: true)
    try workbook.addChapter("04-Songs", "Singing", exercises: ["Sing": "Sing"], inPart: "Sounds")
    let text = workbook.run([]).text
    expect(text, has: "0 of 4 exercises solved", "Part IV  Sounds")
    #expect(!text.contains("Draft"))
  }

  @Test func `a seventh part has a number`() throws {
    for number in 3...7 {
      try workbook.addChapter(
        "0\(number)-Part\(number)", "Part", exercises: ["A": "A"], inPart: "Part")
    }
    expect(workbook.run([]).text, has: "\nPart VI  Part\n", "\nPart 7   Part\n")
  }

  @Test func `the counts stand below each other`() {
    let lines = workbook.run([]).text.components(separatedBy: "Next:")[0].split(separator: "\n")
    #expect(Set(lines.filter { $0.hasSuffix("/2") || $0.hasSuffix("/1") }.map(\.count)) == [60])
    #expect(lines[0].count == 60)
  }
}
