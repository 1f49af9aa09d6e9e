import Foundation
import Testing

@testable import WorkbookKit

/// What is read from the runner's account of a run.
///
/// The records are as Swift Testing 6.3.1 writes them in version 0 of its format, with no less than
/// what is read and a bit of what is not.
struct EventStreamTests {
  private let exercise = Self.exercise("1.1", "AddOne", "Add one")
  private let twin = Self.exercise("1.2", "Twin", "Twin")

  private static func exercise(_ id: String, _ name: String, _ title: String) -> Exercise {
    Exercise(
      id: id, name: name, title: title, kind: .inject, minutes: 1, hints: ["a", "b"],
      folder: MiniWorkbook.chapter, target: "Tiny")
  }

  // MARK: - Verdicts

  @Test func `a suite that has ended without an issue is solved`() {
    let stream = stream(
      test, runStarted, suiteStarted, testStarted, testEnded, suiteEnded, runEnded)
    #expect(stream.verdict(on: exercise) == .solved)
    #expect(stream.verdict(on: twin) == nil)
    #expect(stream.isComplete)
  }

  @Test func `an issue has the test's name, the reason, what was seen, and a place from the root`()
  {
    let stream = stream(
      test, runStarted, suiteStarted, testStarted, issue(), testEnded, suiteEnded, runEnded)
    #expect(
      stream.verdict(on: exercise)
        == .unsolved([
          Finding(
            test: "one is added", reason: "one is missing",
            detail: "Expectation failed: (addOne(to: 1) → 1) == 2", file: Finding.check, line: 8)
        ]))
  }

  @Test func `line 21 comes before line 102`() throws {
    let stream = stream(
      test, suiteStarted, issue(line: 102), issue(line: 21), issue(line: 8), suiteEnded)
    #expect(try findings(stream).map(\.line) == [8, 21, 102])
  }

  @Test func `what two arguments of a test find alike is told once`() throws {
    let stream = stream(test, suiteStarted, issue(), issue(), issue(line: 9), suiteEnded)
    #expect(try findings(stream).map(\.line) == [8, 9])
  }

  @Test func `an issue that is recorded by hand has a reason and nothing else`() throws {
    let stream = stream(
      test, suiteStarted,
      issue(messages: [("fail", "Issue recorded"), ("details", "it is odd"), ("details", "so")]),
      suiteEnded)
    #expect(try findings(stream).map(\.reason) == ["it is odd\nso"])
    #expect(try findings(stream).map(\.detail) == [""])
  }

  @Test func `an error that is thrown is what was seen`() throws {
    let stream = stream(
      test, suiteStarted, issue(messages: [("fail", "Caught error: E()")]), suiteEnded)
    #expect(try findings(stream).map(\.detail) == ["Caught error: E()"])
    #expect(try findings(stream).map(\.reason) == [""])
  }

  @Test func `a difference is not taken for what was seen`() throws {
    let stream = stream(
      test, suiteStarted,
      issue(messages: [("difference", "± 1 change"), ("fail", "Expectation failed: a == b")]),
      suiteEnded)
    #expect(try findings(stream).map(\.detail) == ["Expectation failed: a == b"])
  }

  @Test func `an issue in a file that the learner edits is placed there`() throws {
    let stream = stream(
      test, suiteStarted, issue(file: "TinyExercises/AddOne.swift", line: 2), suiteEnded)
    #expect(try findings(stream).map(\.place) == ["\(MiniWorkbook.exercise):2"])
  }

  @Test func `an issue of the suite itself has the suite's name`() throws {
    let stream = stream(
      suite, suiteStarted, issue(of: "TinyChecks.AddOne", line: 3), suiteEnded)
    #expect(try findings(stream).map(\.test) == ["AddOne"])
  }

  // MARK: - Issues without a test

  @Test func `what a detached task finds belongs to the exercise whose file it stands in`() throws {
    let stream = stream(
      test, suiteStarted, testStarted, issue(of: nil), testEnded, suiteEnded,
      event("testStarted", of: "TinyChecks.Twin"), event("testEnded", of: "TinyChecks.Twin"))
    #expect(try findings(stream).map(\.test) == ["Add one"])
    #expect(stream.verdict(on: twin) == .solved)
  }

  @Test func `what a detached task finds elsewhere belongs to nobody`() {
    let stream = stream(
      test, suiteStarted, issue(of: nil, file: "TestSupport/SpyStore.swift"), suiteEnded)
    #expect(stream.verdict(on: exercise) == .solved)
  }

  @Test func `an issue without a place belongs to its test`() throws {
    let stream = stream(test, suiteStarted, issue(file: nil), suiteEnded)
    #expect(try findings(stream).map(\.place) == [""])
    #expect(try findings(stream).map(\.test) == ["one is added"])
  }

  // MARK: - Runs that do not come to their end

  @Test func `a run that broke off names the test that was running`() throws {
    let stream = stream(test, runStarted, suiteStarted, testStarted)
    #expect(stream.verdict(on: exercise) == nil)
    let last = try #require(stream.lastRunning(of: [twin, exercise]))
    #expect(last.exercise == exercise)
    #expect(last.test == "one is added")
    #expect(stream.lastRunning(of: [twin]) == nil)
    #expect(!stream.isComplete)
  }

  @Test func `of several tests that did not end, it is the last one to begin`() throws {
    let stream = stream(
      test, runStarted, event("testStarted", of: "TinyChecks.Twin"), suiteStarted, testStarted,
      event("testStarted", of: "TinyChecks.Twin/`a twin`()/Twin.swift:7:4"))
    #expect(try #require(stream.lastRunning(of: [exercise, twin])).exercise == twin)
    #expect(try #require(stream.lastRunning(of: [exercise])).test == "one is added")
  }

  @Test func `where no test was running, it is the suite`() throws {
    let stream = stream(suite, test, runStarted, suiteStarted, testStarted, testEnded)
    #expect(try #require(stream.lastRunning(of: [exercise])).test == "AddOne")
  }

  @Test func `a test whose name was not told has the exercise's`() throws {
    let stream = stream(runStarted, suiteStarted)
    #expect(try #require(stream.lastRunning(of: [exercise])).test == "Add one")
  }

  @Test func `a test that goes on after its suite has ended keeps the exercise open`() {
    let stream = stream(test, runStarted, suiteStarted, testStarted, suiteEnded)
    #expect(stream.verdict(on: exercise) == nil)
  }

  @Test func `a suite that is skipped says nothing of its exercise`() {
    let stream = stream(suite, runStarted, event("testSkipped", of: "TinyChecks.AddOne"), runEnded)
    #expect(stream.verdict(on: exercise) == nil)
  }

  @Test func `the values of Swift 6_4 are no reason`() throws {
    let messages = [
      ("fail", "Expectation failed: addOne(to: 1) == 2"), ("details", "one is missing"),
      ("details", "addOne(to: 1) == 2 → false"), ("details", "addOne(to: 1) → 1"),
    ]
    let stream = stream(test, suiteStarted, issue(messages: messages), suiteEnded)
    let finding = try #require(findings(stream).first)
    #expect(finding.reason == "one is missing")
    #expect(finding.detail == "Expectation failed: addOne(to: 1) == 2 (addOne(to: 1) → 1)")
  }

  @Test func `a suite whose name only begins alike is another one`() {
    let stream = stream(
      suiteStarted, suiteEnded, issue(of: "TinyChecks.AddOneMore/`a`()/AddOneMore.swift:1:1"))
    #expect(stream.verdict(on: exercise) == .solved)
  }

  @Test func `nothing that was written is no complete run`() {
    #expect(stream().isEmpty)
    #expect(!stream().isComplete)
  }

  // MARK: - Several processes

  @Test func `the accounts of several processes follow each other`() {
    let twinSuite = "TinyChecks.Twin"
    let stream = stream(
      test, runStarted, suiteStarted, testStarted, issue(), testEnded, suiteEnded, runEnded,
      runStarted, event("testStarted", of: twinSuite), event("testEnded", of: twinSuite), runEnded)
    #expect(stream.isComplete)
    #expect(stream.verdict(on: exercise) != .solved)
    #expect(stream.verdict(on: twin) == .solved)
  }

  @Test func `one process that did not end makes the whole run incomplete`() {
    let stream = stream(
      test, runStarted, suiteStarted, testStarted, runStarted,
      event("testStarted", of: "TinyChecks.Twin"), event("testEnded", of: "TinyChecks.Twin"),
      runEnded)
    #expect(!stream.isComplete)
    #expect(stream.verdict(on: exercise) == nil)
    #expect(stream.verdict(on: twin) == .solved)
  }

  // MARK: - What is passed over

  @Test func `what is not known, torn or no JSON is passed over`() {
    let stream = stream(
      runStarted, "{\"kind\":\"event\",\"payload\":{\"kind\":\"testSta",
      "{\"kind\":\"metadata\",\"payload\":{\"new\":1},\"version\":\"6.4\"}", "no JSON",
      event("testCaseCancelled", of: "TinyChecks.AddOne"), suiteStarted, suiteEnded, runEnded)
    #expect(stream.isComplete)
    #expect(stream.verdict(on: exercise) == .solved)
  }

  // MARK: - Records

  private let suite =
    #"{"kind":"test","payload":{"id":"TinyChecks.AddOne","kind":"suite","name":"AddOne"},"version":0}"#
  private let test = """
    {"kind":"test","payload":{"displayName":"one is added","id":"\(oneIsAdded)",\
    "isParameterized":false,"kind":"function","name":"`one is added`()"},"version":0}
    """
  private let runStarted = """
    {"kind":"event","payload":{"instant":{"absolute":1.5,"since1970":2.5},"kind":"runStarted",\
    "messages":[{"symbol":"default","text":"Test run started."}]},"version":0}
    """
  private let runEnded =
    #"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#
  private var suiteStarted: String { event("testStarted", of: "TinyChecks.AddOne") }
  private var suiteEnded: String { event("testEnded", of: "TinyChecks.AddOne") }
  private var testStarted: String { event("testStarted", of: Self.oneIsAdded) }
  private var testEnded: String { event("testEnded", of: Self.oneIsAdded) }

  private static let oneIsAdded = "TinyChecks.AddOne/`one is added`()/AddOne.swift:7:4"

  private func event(_ kind: String, of test: String) -> String {
    #"{"kind":"event","payload":{"kind":"\#(kind)","messages":[],"testID":"\#(test)"},"version":0}"#
  }

  private func issue(
    of test: String? = oneIsAdded, file: String? = "TinyChecks/AddOne.swift", line: Int = 8,
    messages: [(symbol: String, text: String)] = [
      ("fail", "Expectation failed: (addOne(to: 1) → 1) == 2"), ("details", "one is missing"),
    ]
  ) -> String {
    let place = file.map {
      #","sourceLocation":{"_filePath":"/x.swift","column":7,"fileID":"\#($0)","line":\#(line)}"#
    }
    let said = messages.map { #"{"symbol":"\#($0.symbol)","text":"\#($0.text)"}"# }
    let id = test.map { #","testID":"\#($0)""# }
    return """
      {"kind":"event","payload":{"_comments":[],"issue":{"isKnown":false\(place ?? "")},\
      "kind":"issueRecorded","messages":[\(said.joined(separator: ","))]\(id ?? "")},"version":0}
      """
  }

  private func stream(_ records: String...) -> EventStream {
    EventStream(Data(records.joined(separator: "\n").utf8))
  }

  private func findings(_ stream: EventStream) throws -> [Finding] {
    guard case .unsolved(let findings) = stream.verdict(on: exercise) else {
      throw CocoaError(.formatting)
    }
    return findings
  }
}
