import Foundation
import Testing

@testable import WorkbookKit

/// What repeats `chapter.json`: `verify` complains where it is stale, `verify --fix` writes it.
struct RepeatsTests {
  private let workbook: MiniWorkbook

  init() throws {
    workbook = try MiniWorkbook()
    try workbook.complete()
    try workbook.write(Self.files)
  }

  @Test func `where all is as chapter json has it, nothing is stale and nothing is written`() throws
  {
    #expect(try repeats().stale() == [])
    let run = workbook.run(["verify", "--fix"])
    #expect(run.code == 0)
    #expect(run.text == "Nothing to fix: titles, minutes and tables are the same everywhere.")
  }

  @Test func `a new title and new minutes are written wherever they are repeated`() throws {
    try renew()
    let run = workbook.run(["verify", "--fix"])
    #expect(run.code == 0)
    #expect(
      run.text == """
        fixed README.md
        fixed Chapters/01-Tiny/README.md
        fixed docs/workshop/slides/01-Tiny.md
        fixed docs/workshop/schedule-evening.md
        """)
    expect(
      text("README.md"), has: "| 1 | [Sums](Chapters/01-Tiny/README.md) | 1 | 11 |\n",
      "  ○  1  Sums  ")
    expect(
      text(lesson), has: "# Sums\n",
      "| [1.1 Add two](Exercises/AddOne.swift) | Add, and look | 4 |\n")
    expect(text(slides), has: "# Sums\n", "- **1.1** Add two · 4 min\n")
    expect(
      text(page), has: "|  0:00 |       7 | Lesson 1: Sums |", "|  0:11 |      11 | Total |")
  }

  @Test func `a second time there is nothing left to write`() throws {
    try renew()
    _ = workbook.run(["verify", "--fix"])
    let files = try snapshot()
    expect(workbook.run(["verify", "--fix"]).text, has: "Nothing to fix")
    #expect(try snapshot() == files)
  }

  @Test func `prose, the learner's file and the answers are not touched`() throws {
    try workbook.write("// my work\n", to: MiniWorkbook.exercise)
    try renew()
    let before = try snapshot()
    _ = workbook.run(["verify", "--fix"])
    let after = try snapshot()
    let changed = after.filter { before[$0.key] != $0.value }.map(\.key)
    #expect(Set(changed) == [lesson, "README.md", page, slides])
    for path in changed {
      let old = try #require(before[path]).split(separator: "\n")
      let new = try #require(after[path]).split(separator: "\n")
      #expect(old.count == new.count)
      // Prose is what holds neither a title, nor minutes, nor a row.
      for line in old where line.contains("prose") { #expect(new.contains(line), "in \(path)") }
    }
  }

  @Test(arguments: [
    ("README.md", "| 1 | 7 |", "| 2 | 7 |", 7), ("README.md", "  ○  1  Adding", "  ○  1  Sums", 13),
    (lesson, "# Adding\n", "# Sums\n", 1), (lesson, "look | 2 |", "look | 3 |", 27),
    (slides, "Add one · 2 min", "Add one · 3 min", 11),
    (page, "       2 | Exercise", "       3 | Exercise", 6),
  ])
  func `a stale line is a complaint with its place and how it must read`(
    path: String, right: String, wrong: String, line: Int
  ) throws {
    let wanted = text(path).components(separatedBy: "\n")[line - 1]
    try workbook.replace(right, in: path, with: wrong)
    #expect(
      try repeats().stale() == [Repeats.Stale(path: path, line: line, wanted: wanted)])
    #expect(
      try workbook.complaints() == [
        """
        \(path):\(line)
            it differs from chapter.json; it should be: \(wanted)
            → let the guide write it: swift run workbook verify --fix
        """
      ])
  }

  @Test func `a new exercise and a new chapter get their rows in the tables that are there`() throws
  {
    try workbook.addExercise("Twin", "Twin")
    try workbook.addChapter("02-Two", "Two", exercises: ["A": "A"])
    _ = try repeats().write()
    expect(
      text("README.md"),
      has: "README.md) | 2 | 8 |\n| 2 | [Two](Chapters/02-Two/README.md) | 1 | 6 |\n\n",
      "  ○  2  Two                                              0/1\n")
    expect(text(slides), has: "- **1.1** Add one · 2 min\n- **1.2** Twin · 1 min\n\n<!--")
  }

  @Test func `an exercise that is gone loses its row`() throws {
    try workbook.replace(
      "- **1.1** Add one · 2 min\n", in: slides,
      with: "- **1.1** Add one · 2 min\n- **1.2** Gone · 9 min\n")
    _ = try repeats().write()
    #expect(text(slides) == Self.files[slides])
  }

  @Test func `the map shows as much as it showed before`() throws {
    try workbook.addExercise("Twin", "Twin")
    try workbook.replace("0 of 1 exercises", in: "README.md", with: "1 of 1 exercises")
    _ = try repeats().write()
    expect(
      text("README.md"), has: "DI Workbook                          1 of 2 exercises solved\n",
      "  ◐  1  Adding                                           1/2\n", "Next: 1.1 prose that stays"
    )
  }

  @Test func `a first line that is no title is left alone, and told`() throws {
    try workbook.replace("# Adding\n", in: lesson, with: "Some prose.\n")
    _ = try repeats().write()
    #expect(text(lesson).hasPrefix("Some prose.\n"))
    let complaints = try workbook.complaints()
    #expect(complaints.count == 1)
    expect(
      complaints.joined(),
      has: "\(lesson)\n    it does not begin with its title\n    → begin it: # Adding")
  }

  @Test func `a chapter that is being written is kept up to date as well`() throws {
    try workbook.addChapter("02-Draft", "Draft", exercises: ["A": "A"], isDraft: true)
    try workbook.write("# A draft\n\nprose\n", to: "Chapters/02-Draft/README.md")
    #expect(try repeats().write() == ["Chapters/02-Draft/README.md"])
    #expect(text("Chapters/02-Draft/README.md") == "# Draft\n\nprose\n")
  }

  @Test func `minutes that break a schedule's promise are an error, and nothing is written`() throws
  {
    try workbook.replace("\"minutes\": 5", in: MiniWorkbook.facts, with: "\"minutes\": 7")
    let before = try snapshot()
    let run = workbook.run(["verify", "--fix"])
    #expect(run.code == 2)
    expect(run.text, has: "workbook: \(Schedule.path):", "and the items take")
    #expect(try snapshot() == before)
  }

  @Test func `where a file is missing, the others are written`() throws {
    try workbook.remove(slides)
    try workbook.remove("README.md")
    try renew()
    #expect(try repeats().write() == [lesson, page])
  }

  // MARK: - Helpers

  /// Gives chapter and exercise another title and other minutes.
  private func renew() throws {
    try workbook.replace("\"Adding\"", in: MiniWorkbook.facts, with: "\"Sums\"")
    try workbook.replace("\"minutes\": 5", in: MiniWorkbook.facts, with: "\"minutes\": 7")
    try workbook.replace("\"Add one\"", in: MiniWorkbook.facts, with: "\"Add two\"")
    try workbook.replace("\"minutes\": 2", in: MiniWorkbook.facts, with: "\"minutes\": 4")
    try workbook.replace("\"minutes\": 7", in: Schedule.path, with: "\"minutes\": 11")
  }

  private func repeats() throws -> Repeats { Repeats(of: try Workbook(in: workbook.root)) }

  private func text(_ path: String) -> String { Folder(workbook.root).text(of: path) ?? "" }

  private func snapshot() throws -> [String: String] {
    let files = Folder(workbook.root).files(below: "")
    return Dictionary(uniqueKeysWithValues: files.map { ($0, text($0)) })
  }

  private static let files = [
    "README.md": """
    # Mini

    Some prose.

    | # | Lesson | Exercises | Minutes |
    | --- | --- | --- | --- |
    | 1 | [Adding](Chapters/01-Tiny/README.md) | 1 | 7 |

    ```text
    DI Workbook                          0 of 1 exercises solved

    Part I   Numbers
      ○  1  Adding                                           0/1

    Next: 1.1 prose that stays
    ```

    """,
    lesson: (MiniWorkbook.files[lesson] ?? "").replacing("| Add |", with: "| Add, and look |"),
    slides: """
    # Adding

    Some prose.

    ---

    ## Do now

    Some prose.

    - **1.1** Add one · 2 min

    <!--
    Some prose?
    -->

    """,
    Schedule.path: """
    {"schedules": [
      {"name": "evening", "title": "An evening", "minutes": 7, "items": [
        {"lesson": 1}, {"exercise": "1.1"}
      ]}
    ]}

    """,
    page: """
    # An evening

    | Clock | Minutes | What |
    | ----: | ------: | ---- |
    |  0:00 |       5 | Lesson 1: Adding |
    |  0:05 |       2 | Exercise 1.1: Add one |
    |  0:07 |       7 | Total |

    Some prose.

    """,
  ]
}

private let lesson = "\(MiniWorkbook.chapter)/README.md"
private let slides = "docs/workshop/slides/01-Tiny.md"
private let page = "docs/workshop/schedule-evening.md"
