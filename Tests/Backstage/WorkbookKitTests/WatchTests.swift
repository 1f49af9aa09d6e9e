import Foundation
import Testing

@testable import WorkbookKit

struct WatchTests {
  @Test func `a save that solves the exercise is told, and the next waits for Enter`() throws {
    let text = try watch(
      verdicts: [[.unsolved, .unsolved], [.unsolved], [.solved], [.solved, .unsolved]],
      events: [.saved, .saved, .enter, .end])
    let solved = try #require(text.range(of: "✓ 1.1 First is solved"))
    let next = try #require(text.range(of: "1.2 Second"))
    #expect(solved.upperBound < next.lowerBound)
    #expect(text.contains("Enter: the next exercise"))
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
      if attempts == 3 {
        let error = Diagnostic(
          file: "Chapters/01-A/Exercises/First.swift", line: 3, message: "cannot find 'x'")
        return ["1.1": .doesNotCompile([error])]
      }
      return Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, Verdict.unsolved) })
    }
    #expect(text.contains("Chapters/01-A/Exercises/First.swift:3\n      cannot find 'x'"))
    #expect(attempts == 4)
  }

  @Test func `an exercise is graded alone before the first save, which then waits less`() throws {
    var graded: [[String]] = []
    _ = try watch(events: []) { exercises in
      graded.append(exercises.map(\.id))
      return Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, Verdict.unsolved) })
    }
    #expect(graded == [["1.1", "1.2"], ["1.1"]])
  }

  @Test func `an exercise whose check does not end is not graded again before a save`() throws {
    var runs = 0
    _ = try watch(events: []) { exercises in
      runs += 1
      return Dictionary(uniqueKeysWithValues: exercises.map { ($0.id, .stuck(test: "a test")) })
    }
    #expect(runs == 1)
  }

  @Test func `the end of a chapter and of the workbook is said`() throws {
    let text = try watch(
      verdicts: [[.solved, .unsolved], [.unsolved], [.solved]], events: [.saved])
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
    events: [Watch.Event], grade: @escaping ([Exercise]) throws -> [String: Verdict]
  ) throws -> String {
    var events = events[...]
    var output = ""
    let watch = Watch(
      contents: try Contents.decode(Data(Self.contents.utf8)), style: Style(), grade: grade,
      nextEvent: { events.popFirst() ?? .end }, write: { output += $0 + "\n" })
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
