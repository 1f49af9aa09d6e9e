import Foundation
import TestSupport
import Testing

@testable import costs

/// The numbers in chapter 1 are those of the report beside chapter 6.
@Test(arguments: [
  ("hard-wired", "| nothing: the store is hard-wired |"), ("constructor, existential", "| `any"),
  ("constructor, generic", "| a generic parameter"),
  ("constructor, generic, inlinable", "| the same, marked `@inlinable`"),
  ("constructor, closure", "| closures"),
])
func `the table of chapter 1 has the costs of`(name: String, row: String) throws {
  let file = repository.appending(path: "Chapters/06-ChoosingATechnique/costs.json")
  let report = try JSONDecoder().decode(Report.self, from: Data(contentsOf: file))
  let lesson = try String(
    contentsOf: repository.appending(path: "Chapters/01-ConstructorInjection/README.md"),
    encoding: .utf8)
  let cost = try #require(report.techniques.first { $0.name == name })
  let line = try #require(lesson.split(separator: "\n").first { $0.hasPrefix(row) })

  let more = Int(cost.more.rounded())
  let text = name == "hard-wired" ? "\(Int(cost.nanoseconds.rounded())) ns" : "\(more) ns more"
  #expect(line.hasSuffix("| \(text) |"), "the row should end with | \(text) |")
}
