import Foundation

/// A solution with one small change, which its exercise's checks must notice.
struct Mutant {
  let exercise: Exercise
  let text: String
  let line: Int
  /// The lines that differ, before and after; it stays the same where lines above come and go.
  let change: String
  let isRisky: Bool

  /// The mutants of an exercise's solution, those first that the compiler may refuse.
  static func all(for exercise: Exercise, in folder: Folder) -> (mutants: [Mutant], leftOut: Int) {
    let solution = folder.text(of: exercise.solution) ?? ""
    let code = SwiftCode(solution)
    let starter = SwiftCode(folder.text(of: exercise.starter) ?? "")
    // What the starter brings as well is not what the learner writes.
    let given = exercise.kind == .inject ? code.given(by: starter) : []
    let changes = code.changes(for: exercise.kind, starter: starter)
    let own = changes.filter { change in
      !given.contains { given in
        change.edits.allSatisfy { edit in
          given.contains(edit.range.lowerBound) && edit.range.upperBound <= given.upperBound
        }
      }
    }
    var texts: Set = [solution]
    let mutants = own.filter(\.isRisky) + own.filter { !$0.isRisky }
    return (
      mutants.compactMap { change in
        let text = change.applied(to: code.characters)
        guard texts.insert(text).inserted else { return nil }
        return Mutant(exercise, text, from: solution, isRisky: change.isRisky)
      }, changes.count - own.count
    )
  }

  private init(_ exercise: Exercise, _ text: String, from solution: String, isRisky: Bool) {
    let old = solution.components(separatedBy: "\n")
    let new = text.components(separatedBy: "\n")
    let start = zip(old, new).prefix { $0 == $1 }.count
    let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    self.exercise = exercise
    self.text = text
    self.isRisky = isRisky
    line = start + 1
    change =
      "\(Self.brief(old[start..<(old.count - end)])) → \(Self.brief(new[start..<(new.count - end)]))"
  }

  private static func brief(_ lines: ArraySlice<String>) -> String {
    let lines = lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard let first = lines.first, let last = lines.last else { return "nothing" }
    return lines.count < 4 ? lines.joined(separator: " ⏎ ") : "\(first) ⏎ … ⏎ \(last)"
  }
}

extension SwiftCode {
  func changes(for kind: Exercise.Kind, starter: SwiftCode) -> [Change] {
    switch kind {
    case .inject:
      tokenChanges() + conditionChanges() + statementChanges() + argumentChanges() + timeChanges()
        + referenceChanges() + errorChanges() + starterChanges(starter)
    case .test: testChanges()
    case .predict, .choose: answerChanges()
    }
  }
}
