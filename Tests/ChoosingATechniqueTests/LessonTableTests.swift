import Foundation
import Testing

/// The table of costs is part of what this chapter promises, so it is tested like the rest.
struct LessonTableTests {
  @Test(arguments: Form.allCases)
  func `the table of costs has a full row for`(form: Form) throws {
    let rows = try costTable().filter { $0.contains("-\(form.rawValue)/README.md)") }

    try #require(rows.count == 1, "one row must link the chapter")
    let cells = rows[0].split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    #expect(cells.count == 3, "technique, cost, pitfall")
    #expect(cells.allSatisfy { !$0.isEmpty })
  }

  @Test func `the table of costs has no other row`() throws {
    let rows = try costTable().dropFirst(2)

    #expect(rows.count == Form.allCases.count)
  }

  private func costTable(testFile: String = #filePath) throws -> [Substring] {
    let root = URL(filePath: testFile).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appending(path: "Chapters/06-ChoosingATechnique/README.md")
    let lines = try String(contentsOf: file, encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return Array(lines.drop { !$0.hasPrefix("| Technique |") }.prefix { $0.hasPrefix("|") })
  }
}
