import Foundation
import Testing

@testable import WorkbookKit

struct WatchTests {
  @Test func `a save that solves the exercise is told, and the next waits for Enter`() throws {
    let text = try watch(
      verdicts: [[.unsolved, .unsolved], [.solved], [.solved, .unsolved]],
      events: [.saved, .saved, .enter, .end])
    let solved = try #require(text.range(of: "✓ 1.1 First is solved"))
    let next = try #require(text.range(of: "1.2 Second"))
    #expect(solved.upperBound < next.lowerBound)
    #expect(text.contains("Enter: the next exercise, 1.2 Second"))
  }

  @Test func `the next exercise's findings are not shown with one's own`() throws {
    let text = try watch(verdicts: [[.unsolved, .unsolved]], events: [.end])
    #expect(text.contains("1.1 First"))
    #expect(!text.contains("1.2"))
  }

  @Test func `one finding is shown at a time`() throws {
    let two = Verdict.unsolved([finding("this is wrong"), finding("this as well")])
    let text = try watch(verdicts: [[two, .solved]], events: [.end])
    #expect(text.contains("this is wrong"))
    #expect(!text.contains("this as well"))
    #expect(text.contains("and 1 more"))
  }

  @Test func `code that does not compile is shown, and the watch goes on`() throws {
    var attempts = 0
    let text = try watch(events: [.saved, .saved, .end]) { exercises in
      attempts += 1
      if attempts == 2 {
        let error = Diagnostic(
          file: "Chapters/01-A/Exercises/First.swift", line: 3, message: "cannot find 'x'")
        return ["1.1": .doesNotCompile([error])]
      }
      return Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, Verdict.unsolved) })
    }
    #expect(text.contains("Chapters/01-A/Exercises/First.swift:3\n      cannot find 'x'"))
    #expect(attempts == 3)
  }

  @Test(arguments: [(Verdict.unsolved, ["1.1"]), (.stuck(test: "a test"), [])])
  func `an exercise is prepared while it is read, unless that would take long`(
    verdict: Verdict, expected: [String]
  ) throws {
    var prepared: [String] = []
    _ = try watch(events: [], prepare: { prepared.append($0.id) }) { exercises in
      Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, verdict) })
    }
    #expect(prepared == expected)
  }

  @Test func `the lesson and the file to edit are named`() throws {
    let text = try watch(verdicts: [[.unsolved, .solved]], events: [.end])
    #expect(text.contains("  read    Chapters/01-A/README.md\n"))
    #expect(text.contains("  edit    Chapters/01-A/Exercises/First.swift\n"))
  }

  @Test func `the end of a chapter and of the workbook is said`() throws {
    let text = try watch(
      verdicts: [[.solved, .unsolved], [.solved]], events: [.saved])
    #expect(text.contains("That was the last one."))
  }

  @Test func `when all is solved there is nothing to watch`() throws {
    let text = try watch(verdicts: [[.solved, .solved]], events: [])
    #expect(text == "")
  }

  private func watch(verdicts: [[Verdict]], events: [Watch.Event]) throws -> String {
    var runs = verdicts[...]
    return try watch(events: events) { exercises in
      let run = runs.popFirst() ?? []
      return Dictionary(uniqueKeysWithValues: zip(exercises.map(\.id), run))
    }
  }

  private func watch(
    events: [Watch.Event], prepare: @escaping (Exercise) -> Void = { _ in },
    grade: @escaping ([Exercise]) throws -> [String: Verdict]
  ) throws -> String {
    var events = events[...]
    var output = ""
    let watch = Watch(
      contents: try Contents.decode(Data(Self.contents.utf8)), style: Style(), grade: grade,
      prepare: prepare, nextEvent: { events.popFirst() ?? .end }, write: { output += $0 + "\n" })
    try watch.run()
    return output
  }

  private static let contents = """
    {"parts": [{"title": "Part", "chapters": [
      {"number": 1, "target": "A", "title": "Chapter", "minutes": 5, "exercises": [
        {"id": "1.1", "name": "First", "title": "First", "kind": "inject", "minutes": 2,
         "hints": ["a", "b"]},
        {"id": "1.2", "name": "Second", "title": "Second", "kind": "inject", "minutes": 2,
         "hints": ["a", "b"]}
      ]}
    ]}]}
    """
}

private func finding(_ reason: String) -> Finding {
  Finding(test: "a test", reason: reason, detail: "", place: "Checks/First.swift:1")
}

extension Verdict {
  fileprivate static var unsolved: Verdict { .unsolved([finding("not yet")]) }
}
