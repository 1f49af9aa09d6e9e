import Foundation
import Testing

@testable import WorkbookKit

/// What came of a run of the guide.
struct GuideRun {
  let code: Int32
  /// What was written, call by call.
  let writings: [String]
  var text: String { writings.joined(separator: "\n") }
}

extension MiniWorkbook {
  /// Runs the guide in this process, with a fake of the toolchain.
  ///
  /// `nextEvent` tells what a person does while the guide watches.
  func run(
    _ arguments: [String], from folder: URL? = nil, grader: (any Grader)? = nil,
    environment: [String: String] = [:], nextEvent: @escaping () -> Watch.Event = { .end }
  ) -> GuideRun {
    var writings: [String] = []
    let tools = Tools(
      grader: { SecondTry(grader: grader ?? FakeGrader(root: $0.root)) },
      hastyGrader: { SecondTry(grader: grader ?? FakeGrader(root: $0.root)) },
      describePackage: { _ in Self.packageDump },
      events: { _ in nextEvent })
    let guide = Guide(from: folder ?? root, environment: environment, tools: tools) {
      writings.append($0)
    }
    return GuideRun(code: guide.run(arguments), writings: writings)
  }
}

/// A stub of the toolchain: it gives the verdicts that it was told, and notes what it was asked for.
final class StubGrader: Grader {
  private(set) var asked: [[Exercise.ID]] = []
  private let answer: (_ call: Int) throws(GradingError) -> [Exercise.ID: Verdict]

  /// Answers each call by its number, from 1.
  init(_ answer: @escaping (_ call: Int) throws(GradingError) -> [Exercise.ID: Verdict]) {
    self.answer = answer
  }

  convenience init(_ verdicts: [Exercise.ID: Verdict]) {
    self.init { _ in verdicts }
  }

  convenience init(throwing error: GradingError) {
    self.init { _ throws(GradingError) in throw error }
  }

  func grade(_ exercises: [Exercise]) throws(GradingError) -> Grades {
    asked.append(exercises.map(\.id))
    let verdicts = try answer(asked.count)
    return Grades(verdicts: verdicts.filter { id, _ in exercises.contains { $0.id == id } })
  }
}

/// Expects that a text holds others, and shows it where one is missing.
func expect(
  _ text: String, has parts: String..., sourceLocation: SourceLocation = #_sourceLocation
) {
  for part in parts where !text.contains(part) {
    Issue.record("\"\(part)\" is not in:\n\(text)", sourceLocation: sourceLocation)
  }
}
