import Foundation
import TestSupport
import Testing

@testable import costs

/// The numbers in `docs/costs.md` are those of one report, which lies beside it.
struct LessonNumbersTests {
  private let docs: URL
  let page: String
  let report: Report

  init() throws {
    docs = repository.appending(path: "docs")
    page = try String(contentsOf: docs.appending(path: "costs.md"), encoding: .utf8)
    report = try JSONDecoder().decode(
      Report.self, from: Data(contentsOf: docs.appending(path: "costs.json")))
  }

  @Test func `the report has every contender, in order, and is one of a release build`() async {
    let names = await MainActor.run { contenders.map(\.name) }

    #expect(report.techniques.map(\.name) == names)
    #expect(report.machine.hasSuffix("release build"))
    #expect(page.contains(report.date))
  }

  @Test(arguments: 1...5)
  func `the table has the ratios of chapter`(number: Int) throws {
    let ratios = report.techniques.filter { $0.chapter == number }.map { text($0.ratio) }.sorted()
    let first = try #require(ratios.first)
    let last = try #require(ratios.last)
    let row = page.split(separator: "\n").first {
      $0.hasPrefix("| [") && $0.contains("](../Chapters/0\(number)-")
    }

    let cell = first == last ? "; \(first) × |" : "; \(first) to \(last) × |"
    #expect(row?.contains(cell) == true, "the row says what the report says:\(cell)")
  }

  @Test func `what the page says of the costs is so in the report`() throws {
    let inlinable = try cost("constructor, generic, inlinable")
    let generic = try cost("constructor, generic")
    let existential = try cost("constructor, existential")

    #expect(inlinable.ratio < 1.01)
    #expect([generic.more.rounded(), existential.more.rounded()] == [1, 4])
    #expect(try cost("property, guarded").ratio > cost("property, locked").ratio)
    let forms = report.techniques.filter { (1...5).contains($0.chapter) }
    #expect(forms.map(\.more).max()?.rounded() == 84)
    let calls = report.fileWrite / (try cost("hard-wired").nanoseconds)
    #expect((2_050..<2_150).contains(calls))
    let slowestCalls = try #require(forms.map { report.fileWrite / $0.nanoseconds }.min())
    #expect((1_250..<1_350).contains(slowestCalls))
    let questions = try String(
      contentsOf: docs.appending(path: "questions.md"), encoding: .utf8)
    #expect(questions.contains("took \(text(report.fileWrite / 1_000_000)) milliseconds"))
  }

  @Test func `what is said in the chart's place is so in the report`() throws {
    let lookups = ["framework, registry by type", "framework, keyed factory"]
    let scoped = "framework, scoped value"
    let constructors = report.techniques.filter { $0.chapter == 1 }
    let others = report.techniques.filter {
      $0.chapter > 1 && !(lookups + [scoped]).contains($0.name)
    }
    let range = others.map(\.ratio).sorted()

    #expect(Set(constructors.map { text($0.ratio) }) == ["1.0"])
    #expect(try Set(lookups.map { try text(cost($0).ratio) }).count == 1)
    let words = try [
      "constructors 1.0",
      "other forms \(text(#require(range.first))) to \(text(#require(range.last)))",
      "a scoped value \(text(cost(scoped).ratio))",
      "a registry and keyed factories \(text(cost(lookups[0]).ratio))",
    ]
    #expect(page.contains("![Bars: \(words.joined(separator: ", "))](costs.svg)"))
  }

  @Test(arguments: [
    ("property, plain", "the plain one ("), ("property, guarded", "The guarded property ("),
    ("property, locked", "a lock\n("), ("framework, generated graph", "| Generated graph | "),
    ("framework, scoped value", "| Scoped value | "),
    ("framework, registry by type", "| Registry, keyed factory | "),
    ("framework, keyed factory", "| Registry, keyed factory | "),
  ])
  func `the page has the ratio of`(name: String, words: String) throws {
    #expect(try page.contains("\(words)\(text(cost(name).ratio)) ×"))
  }

  @Test func `the chart names every contender, and is what costs draws`() async throws {
    let names = await MainActor.run { contenders.map(\.name) }
    let chart = try String(contentsOf: docs.appending(path: "costs.svg"), encoding: .utf8)
    let file = docs.appending(path: "costs.json").path(percentEncoded: false)
    let drawn = try runProgram(builtProducts.appending(path: "costs"), ["--chart", file])

    for name in names { #expect(chart.contains(">\(name)</text>")) }
    #expect(drawn.code == 0)
    // Some settings of macOS make every program say a line more, at its start.
    #expect(drawn.output.hasSuffix(chart))
    #expect(page.contains("](costs.svg)"))
  }

  func cost(_ name: String) throws -> Cost {
    try #require(report.techniques.first { $0.name == name })
  }

  private func text(_ ratio: Double) -> String { String(format: "%.1f", ratio) }
}
