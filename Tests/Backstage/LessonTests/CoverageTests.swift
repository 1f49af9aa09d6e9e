import Foundation
import TestSupport
import Testing

/// The tables of `docs/coverage.md` and the tests that other pages name.
///
/// That names, links and headings exist is checked for all of `docs` by `LessonTests`.
struct CoverageTests {
  private let docs: URL

  init() {
    docs = repository.appending(path: "docs", directoryHint: .isDirectory)
  }

  @Test func `each idea has a type, a test that its file holds, and a lesson`() throws {
    let rows = try coverage().ideas

    #expect(!rows.isEmpty)
    for row in rows {
      for complaint in complaints(about: row) { Issue.record("\(complaint): \(row)") }
    }
  }

  @Test func `each wish of today's readers has a lesson or a page`() throws {
    let rows = try coverage().wishes

    #expect(!rows.isEmpty)
    for row in rows {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      #expect(cells.count == 2, "\(row)")
      #expect(cells.last?.contains(/\]\([^)]+\.md(#[^)]+)?\)/) == true, "\(row)")
    }
  }

  @Test(arguments: ["decision-guide.md", "playbook.md"])
  func `each test that a page names is in the file that it links`(page: String) throws {
    let words = try text(of: page).split(whereSeparator: \.isWhitespace)
    let tests = tests(in: words.joined(separator: " "))

    #expect(!tests.isEmpty)
    for test in tests { #expect(holds(test), "\(test.file) has no test `\(test.sentence)`") }
  }

  @Test(arguments: CoverageTests.incompleteRows)
  func `a row that lacks one of them is noticed`(row: String) {
    #expect(complaints(about: row).count == 1)
  }

  private static let incompleteRows: [String] = {
    let type = "`ReminderIdGenerator`"
    let tests = "../Tests/ConstructorInjectionTests"
    let test = "[`the first id is zero`](\(tests)/ReminderIdGeneratorTests.swift)"
    let refusal = "[`the compiler refuses`](\(tests)/RejectedCodeTests.swift)"
    let lesson = "[1](../Chapters/01-ConstructorInjection/README.md#the-problem)"
    return [
      "| An idea. | a type | \(test) | \(lesson) |",
      "| An idea. | \(type) | `the first id is zero` | \(lesson) |",
      "| An idea. | \(type) | \(test.replacing("zero", with: "one")) | \(lesson) |",
      "| An idea. | \(type) | \(refusal) | \(lesson) |",
      "| An idea. | \(type) | \(test) | \(lesson.replacing("#the-problem", with: "")) |",
      "| An idea. | \(type) | \(test) |",
    ]
  }()

  /// The rows of the sources' tables, and those of the last one, which has two columns.
  private func coverage() throws -> (ideas: [String], wishes: [String]) {
    let parts = try text(of: "coverage.md").components(
      separatedBy: "\n## What readers of today look for\n")
    try #require(parts.count == 2)
    let headers = ["| The idea |", "| What readers look for |", "| --- "]
    let rows = parts.map { part in
      part.components(separatedBy: "\n").filter { line in
        line.hasPrefix("| ") && !headers.contains(where: line.hasPrefix)
      }
    }
    return (rows[0], rows[1])
  }

  private func complaints(about row: String) -> [String] {
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    guard cells.count == 4 else { return ["it has \(cells.count) cells, and not four"] }
    var complaints: [String] = []
    if !cells[1].contains(/`[^`]+`/) { complaints.append("it names no type") }
    let tests = tests(in: cells[2])
    if tests.isEmpty { complaints.append("it links no test by its sentence") }
    for test in tests where !holds(test) {
      complaints.append("\(test.file) has no test `\(test.sentence)`")
    }
    if cells[2].contains("RejectedCodeTests.swift"), !cells[2].contains("/Rejected/") {
      complaints.append("it names no fixture that the compiler refuses")
    }
    if !cells[3].contains(/\]\(\.\.\/Chapters\/[^)#]+\/README\.md#[^)]+\)/) {
      complaints.append("it links no heading of a lesson")
    }
    return complaints
  }

  private func tests(in text: String) -> [(sentence: String, file: String)] {
    text.matches(of: /\[`([^`]+)`\]\(([^)]+\.swift)\)/).map { (String($0.1), String($0.2)) }
  }

  private func holds(_ test: (sentence: String, file: String)) -> Bool {
    (try? text(of: test.file))?.contains("func `\(test.sentence)`(") == true
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: docs.appending(path: file), encoding: .utf8)
  }
}
