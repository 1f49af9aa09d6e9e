import Foundation
import Testing

@testable import ExerciseKit

struct ExerciseTests {
  @Test func `a solved exercise records nothing`() async throws {
    let issues = try await issues {}
    #expect(issues.isEmpty)
  }

  @Test func `an unsolved exercise is one issue, with the number of findings and the first one`()
    async throws
  {
    let issues = try await issues {
      Issue.record("late", sourceLocation: line(102))
      Issue.record("early", sourceLocation: line(21))
    }
    #expect(issues.texts == ["9.1 Exercise tests (2 findings): early"])
    #expect(issues.map(\.sourceLocation) == [line(21)])
  }

  @Test func `a finding in the check comes before one in another file`() async throws {
    let issues = try await issues {
      Issue.record("theirs", sourceLocation: line(1, of: "YourExerciseTests.swift"))
      Issue.record("ours", sourceLocation: line(9))
    }
    #expect(issues.texts == ["9.1 Exercise tests (2 findings): ours"])
  }

  @Test func `a finding without words shows what the runner says`() async throws {
    let issues = try await issues { throw CancellationError() }
    #expect(issues.texts == ["9.1 Exercise tests (1 finding): Caught error: CancellationError()"])
  }

  @Test func `a finding of many lines is shown in one`() async throws {
    let issues = try await issues { Issue.record("one\ntwo") }
    #expect(issues.texts == ["9.1 Exercise tests (1 finding): one two"])
  }

  @Test func `in a strict run each finding is recorded as it is`() async throws {
    let issues = try await issues(isStrict: true) {
      Issue.record("one")
      Issue.record("another")
    }
    #expect(issues.texts == ["one", "another"])
  }

  #if compiler(>=6.3)
    @Test func `an unsolved exercise fails nothing, unless the run is strict`() async throws {
      let known = try await issues { Issue.record("not yet") }
      let strict = try await issues(isStrict: true) { Issue.record("not yet") }
      #expect(known.map(\.isFailure) == [false])
      #expect(strict.map(\.isFailure) == [true])
    }
  #endif

  private func line(_ line: Int, of file: String = "ExerciseTests.swift") -> SourceLocation {
    SourceLocation(
      fileID: "ExerciseKitTests/\(file)", filePath: #filePath, line: line, column: 1)
  }

  private func issues(
    isStrict: Bool = false, _ checks: @Sendable @concurrent () async throws -> Void
  ) async throws -> [Issue] {
    let exercise = Exercise(
      id: "9.1", place: Place(check: #filePath), isStrict: isStrict, order: ReportOrder())
    return try await recordedIssues {
      let test = try #require(Test.current)
      try await exercise.provideScope(for: test, testCase: nil, performing: checks)
    }
  }
}

struct ReportOrderTests {
  @Test func `an exercise alone does not wait`() async {
    let order = ReportOrder()
    order.begin("2.1")
    await order.waitForTurn(of: "2.1")
  }

  @Test func `exercises that run at the same time report in the order of the book`() async {
    let order = ReportOrder()
    let (reports, reporter) = AsyncStream<String>.makeStream()
    let ids = ["10.1", "2.10", "2.2"]
    for id in ids { order.begin(id) }
    await withTaskGroup { group in
      for id in ids {
        group.addTask {
          await order.waitForTurn(of: id)
          reporter.yield(id)
          order.end(id)
        }
      }
    }
    reporter.finish()
    #expect(await reports.reduce(into: []) { $0.append($1) } == ["2.2", "2.10", "10.1"])
  }
}

final class PlaceTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  private var chapter: URL { root.appending(path: "Chapters/01-Injection") }
  private var place: Place {
    Place(check: chapter.appending(path: "Checks/WriteARequest.swift").path(percentEncoded: false))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  @Test func `the file to edit is the exercise`() {
    #expect(place.file == "Chapters/01-Injection/Exercises/WriteARequest.swift")
  }

  @Test func `the file to edit is that of the learner's tests if there is one`() throws {
    try write("", to: "Checks/YourWriteARequestTests.swift")
    #expect(place.file == "Chapters/01-Injection/Checks/YourWriteARequestTests.swift")
  }

  @Test func `the title is what the chapter says`() throws {
    try write(
      #"""
      {
        "title": "Injection", "minutes": 8,
        "exercises": [
          {"name": "Other", "title": "No", "kind": "test", "minutes": 8, "hints": []},
          {"name": "WriteARequest", "title": "Write it", "kind": "test", "minutes": 8, "hints": []}
        ]
      }
      """#, to: "chapter.json")
    #expect(place.title == "Write it")
  }

  @Test(arguments: ["{", #"{"exercises": []}"#])
  func `a chapter that does not tell the title leaves the words of the name`(json: String) throws {
    try write(json, to: "chapter.json")
    #expect(place.title == "Write a request")
  }

  @Test func `without a chapter's file the title is the words of the name`() {
    #expect(place.title == "Write a request")
  }

  private func write(_ text: String, to path: String) throws {
    let file = chapter.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }
}
