import Foundation
import Testing

@testable import WorkbookKit

/// `swift run workbook watch`, with a person who saves files and presses Enter.
struct WatchTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.addExercise("Twin", "Twin")
  }

  @Test func `a save that solves the exercise is told, and the next waits for Enter`() {
    let run = watch(.save("AddOne", "solved"), .save("AddOne", "solved"), .press)
    #expect(run.code == 0)
    #expect(
      run.text == """

        1.1 Add one
          read    Chapters/01-Tiny/README.md
          edit    Chapters/01-Tiny/Exercises/AddOne.swift

          ✗ a test
            it is not yet right
            Checks/AddOne.swift:1

        Save to check again · hint: swift run workbook hint 1.1 · Ctrl-C: leave

        ✓ 1.1 Add one is solved
        Enter: the next exercise, 1.2 Twin · Ctrl-C: leave

        1.2 Twin
          read    Chapters/01-Tiny/README.md
          edit    Chapters/01-Tiny/Exercises/Twin.swift

          ✗ a test
            it is not yet right
            Checks/Twin.swift:1

        Save to check again · hint: swift run workbook hint 1.2 · Ctrl-C: leave
        There is no more input, so the watch ends; it needs a terminal to stay.
        """)
  }

  @Test func `an exercise that nobody has begun is graded, so that its checks can be read`() {
    let grader = WordGrader(workbook.root)
    expect(watch(grader: grader).text, has: "it is not yet right")
    #expect(grader.asked == [["1.1"]])
  }

  @Test func `the next exercise's findings are not shown with one's own`() {
    let text = watch(.save("AddOne", "wrong")).text
    expect(text, has: "1.1 Add one")
    #expect(!text.contains("1.2"))
  }

  @Test func `one finding is shown at a time`() {
    let text = watch(.save("AddOne", "twice wrong")).text
    expect(text, has: "this is wrong", "… and 1 more")
    #expect(!text.contains("this as well"))
  }

  @Test func `code that does not compile is shown, and the watch goes on`() {
    let text = watch(.save("AddOne", "refused"), .save("AddOne", "wrong")).text
    expect(
      text,
      has: """
          ✗ it does not compile
            Chapters/01-Tiny/Exercises/AddOne.swift:3
              cannot find 'x' in scope

        Save to check again · hint: swift run workbook hint 1.1 · Ctrl-C: leave

        1.1 Add one
          read
        """, "it is wrong")
  }

  @Test(arguments: [("wrong", ["1.1", "1.1"]), ("crashed", ["1.1"])])
  func `an exercise is prepared while it is read, unless it ends the run or does not end`(
    word: String, asked: [String]
  ) throws {
    try save("AddOne", word)
    let grader = WordGrader(workbook.root)
    let text = watch(grader: grader).text
    expect(text, has: "1.1 Add one", "it is \(word)", "Save to check again")
    #expect(grader.asked == asked.map { [$0] })
  }

  @Test func `a workbook that can't be built is told, and the watch goes on`() {
    let grader = WordGrader(workbook.root)
    let text = watch(.save("AddOne", "disk full"), .save("AddOne", "solved"), grader: grader).text
    expect(
      text,
      has: """

        1.1 Add one
          read    Chapters/01-Tiny/README.md
          edit    Chapters/01-Tiny/Exercises/AddOne.swift

        The disk is full: there is no room left below /tmp. Free some, and check again.

        Save to check again ·
        """, "✓ 1.1 Add one is solved")
  }

  @Test func `a signal ends the watch`() {
    #expect(watch(.save("AddOne", "interrupted")).code == 130)
  }

  @Test func `an exercise that is named is the first, and those before it come last`() throws {
    let text = watch(
      .save("Twin", "solved"), .press, .save("AddOne", "solved"), of: "1.2"
    ).text
    let first = try #require(text.range(of: "✓ 1.2 Twin is solved"))
    let second = try #require(text.range(of: "✓ 1.1 Add one is solved"))
    #expect(first.upperBound < second.lowerBound)
    #expect(text.hasPrefix("\n1.2 Twin\n"))
    #expect(text.hasSuffix("That was the last one. \(Map.farewell)"))
  }

  @Test func `an exercise that is named and solved is said to be so`() throws {
    try save("AddOne", "solved")
    expect(watch(of: "AddOne").text, has: "\n✓ 1.1 Add one is solved\n\n1.2 Twin\n")
  }

  @Test func `an exercise that is not there is told`() {
    let run = watch(of: "1.3")
    #expect(run.code == 2)
    expect(run.text, has: "there is no exercise \"1.3\"")
  }

  @Test func `the lesson and the file to edit are named`() {
    let text = watch().text
    expect(text, has: "  read    Chapters/01-Tiny/README.md\n")
    expect(text, has: "  edit    Chapters/01-Tiny/Exercises/AddOne.swift\n")
  }

  @Test func `the last exercise of the workbook ends the watch`() throws {
    try save("AddOne", "solved")
    let text = watch(.save("Twin", "solved"), .press, .press).text
    #expect(
      text.hasSuffix("\n✓ 1.2 Twin is solved\nThat was the last one. \(Map.farewell)"))
  }

  @Test func `the end of a chapter is said`() throws {
    try workbook.addChapter("02-Words", "Reading", exercises: ["Spell": "Spell"])
    try save("AddOne", "solved")
    expect(
      watch(.save("Twin", "solved")).text,
      has: "✓ 1.2 Twin is solved\nChapter 1, Adding, is done.\nEnter: the next exercise, 2.1 Spell")
  }

  @Test func `the end of a part is a place for a break`() throws {
    try workbook.addChapter("02-Words", "Reading", exercises: ["Spell": "Spell"], inPart: "Letters")
    try save("AddOne", "solved")
    expect(
      watch(.save("Twin", "solved")).text,
      has: "You have done all of \"Numbers\". A good place for a break.\nEnter:")
  }

  @Test func `when all is solved there is nothing to watch`() throws {
    try save("AddOne", "solved")
    try save("Twin", "solved")
    let run = watch(.save("AddOne", "wrong"))
    #expect(run.code == 0)
    #expect(run.text == "Every exercise is solved. \(Map.farewell)")
  }

  // MARK: - Files

  @Test(arguments: ["written", "removed"])
  func `a file that changes is a save`(change: String) throws {
    try save("AddOne", "wrong")
    let polling = Polling(of: try Workbook(in: workbook.root))
    if change == "written" {
      try save("AddOne", "solved")
    } else {
      try workbook.remove(MiniWorkbook.exercise)
    }
    #expect(polling.nextEvent() == .saved)
  }

  // MARK: - Helpers

  private enum Deed {
    case save(String, String)
    case press
  }

  private func watch(
    _ deeds: Deed..., of id: String? = nil, grader: WordGrader? = nil
  ) -> GuideRun {
    var deeds = deeds[...]
    return workbook.run(
      ["watch"] + [id].compactMap(\.self), grader: grader ?? WordGrader(workbook.root)
    ) {
      switch deeds.popFirst() {
      case .save(let name, let text):
        do {
          try save(name, text)
        } catch {
          Issue.record(error)
        }
        return .saved
      case .press:
        return .enter
      case nil:
        return .end
      }
    }
  }

  private func save(_ name: String, _ text: String) throws {
    try workbook.write(text, to: "\(MiniWorkbook.chapter)/Exercises/\(name).swift")
  }
}

/// A fake of the toolchain that takes the word in an exercise's file for the verdict.
private final class WordGrader: Grader {
  private let root: URL
  private(set) var asked: [[Exercise.ID]] = []

  init(_ root: URL) {
    self.root = root
  }

  func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades {
    asked.append(exercises.map(\.id))
    var grades = Grades()
    for exercise in exercises { grades.verdicts[exercise.id] = try verdict(on: exercise) }
    return grades
  }

  private func verdict(on exercise: Exercise) throws(GradingError) -> Verdict {
    func finding(_ reason: String) -> Finding {
      Finding(
        test: "a test", reason: reason, detail: "", file: "Checks/\(exercise.name).swift", line: 1)
    }
    switch Folder(root).text(of: exercise.file) {
    case "solved": return .solved
    case "wrong": return .unsolved([finding("it is wrong")])
    case "twice wrong": return .unsolved([finding("this is wrong"), finding("this as well")])
    case "refused": return .refused
    case "crashed": return .crashed(test: "a test", cause: "it is crashed")
    case "disk full": throw .diskFull(folder: "/tmp")
    case "interrupted": throw .interrupted(signal: SIGINT)
    default: return .unsolved([finding("it is not yet right")])
    }
  }
}
