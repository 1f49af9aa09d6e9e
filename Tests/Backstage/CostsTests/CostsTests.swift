import Foundation
import TestSupport
import Testing

@testable import costs

/// No test here asserts a time; what is tested is that the work is done and that it is named.
struct CostsTests {
  @Test func `each contender hands out 0, 1, 2 and so on`() async {
    // In a process of its own, because one contender replaces the store of a singleton.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        for contender in contenders {
          for count in [1, 20] { try contender.ask(count, Given()) }
        }
      }
    }
  }

  @Test func `a contender with another id ends the measurement`() async {
    await MainActor.run {
      let stuck = Contender("stuck", chapter: 0) { count, _ in try ask(count) { 0 } }

      #expect(throws: WrongId(found: 0, expected: 1)) {
        try Benchmark(rounds: 1, batches: 1, calls: 2).sample([stuck])
      }
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 7, 8, 16, 17, 18, 20, 23])
  func `a technique is measured of chapter`(number: Int) async {
    #expect(await MainActor.run { contenders.contains { $0.chapter == number } })
  }

  @Test func `the baseline comes first, and no two contenders share a name`() async {
    let names = await MainActor.run { contenders.map(\.name) }

    #expect(names.first == "hard-wired")
    #expect(Set(names).count == names.count)
  }

  @Test func `a report of all contenders survives JSON, and its table names each`() async {
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        var sample = try Benchmark(rounds: 2, batches: 1, calls: 5).sample(contenders)
        sample.add(sample)
        let report = Report(sample, of: contenders)

        let decoded = try JSONDecoder().decode(Report.self, from: Data(report.json.utf8))

        #expect(decoded == report)
        #expect(sample.fileWrites.count == 4)
        for contender in contenders { #expect(report.table.contains(" \(contender.name) ")) }
      }
    }
  }

  @Test func `the longest name and a slow call keep their distance`() async {
    let names = await MainActor.run { contenders.map(\.name) }
    let name = names.max { $0.count < $1.count } ?? ""
    let sample = Sample(nanoseconds: [[54_321]], objects: [nil], fileWrites: [1])

    let report = await MainActor.run {
      Report(sample, of: [Contender(name, chapter: 1) { _, _ in }])
    }

    #expect(report.table.contains(" \(name) 54321 "))
  }

  @Test func `a ratio compares two times of the same round`() async {
    let sample = Sample(
      nanoseconds: [[10, 20, 40], [11, 22, 44], [30, 60, 20]], objects: [0, nil, 1],
      fileWrites: [3, 1, 2])

    let report = await MainActor.run {
      Report(
        sample,
        of: ["baseline", "near", "far"].map { Contender($0, chapter: 1) { _, _ in } })
    }

    #expect(report.techniques.map(\.ratio) == [1, 1.1, 3])
    #expect(report.techniques.map(\.nanoseconds) == [20, 22, 30])
    #expect(report.techniques.map(\.more) == [0, 2, 20])
    #expect(report.techniques.map(\.rank) == [1, 1, 4])
    #expect(report.fileWrite == 2)
  }

  @Test func `a report without techniques can't be drawn`() throws {
    let empty = #"{"machine": "any", "date": "2026-11-21", "techniques": [], "fileWrite": 1}"#
    let report = try JSONDecoder().decode(Report.self, from: Data(empty.utf8))

    #expect(Chart(report) == nil)
  }

  @Test func `a chart shows a name as it is`() async throws {
    let sample = Sample(nanoseconds: [[12_345], [7]], objects: [0, 1], fileWrites: [12_345_678])
    let report = await MainActor.run {
      Report(sample, of: ["a & b", "c < d"].map { Contender($0, chapter: 1) { _, _ in } })
    }

    let svg = try #require(Chart(report)).svg

    #expect(svg.contains(">a &amp; b</text>"))
    #expect(svg.contains(">c &lt; d</text>"))
    #expect(svg.contains("Hard-wired: about 12,000 ns. One write to a file: about 1,000 times as"))
  }

  @Test func `an object that is allocated is counted, and an empty body counts none`() async {
    await #expect(processExitsWith: .success) {
      final class Object {}
      var objects: [Object] = []
      objects.reserveCapacity(3)

      let three = Allocations.count { for _ in 1...3 { objects.append(Object()) } }
      let none = Allocations.count {}

      #expect(three == 3 || three == nil)
      #expect(none == 0 || none == nil)
      #expect(objects.count == 3)
    }
  }

  @Test(arguments: [
    (["--help"], 0, "usage: swift run -c release costs"),
    (["--jsn"], 2, "unknown argument \"--jsn\"; try --help"),
    (["--json"], 1, "the numbers of a debug build mean nothing"),
    (["--chart"], 2, "costs: --chart needs a file; try --help\n"),
    (["--chart", "no such file"], 2, "costs: can't read no such file\n"),
    (["--chart", #filePath], 2, " is not what --json prints\n"),
  ])
  func `it answers with a text and a code`(
    arguments: [String], code: Int32, text: String
  ) async throws {
    let run = try runProgram(builtProducts.appending(path: "costs"), arguments)

    #expect(run.code == code)
    #expect(run.output.contains(text))
  }
}
