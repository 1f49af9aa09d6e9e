public import Testing

/// Grades an answer that a learner fills in, in a Predict or a Choose exercise.
///
/// - Parameters:
///   - answer: What the learner put in place of nil.
///   - right: The right answer.
///   - reason: Why another answer is wrong, without giving the right one away.
///   - sourceLocation: Where the answer is graded.
public func expect<Answer: Equatable>(
  _ answer: Answer?, toBe right: Answer, because reason: String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  expect(answer, toBe: right, because: { _ in reason }, sourceLocation: sourceLocation)
}

/// Grades an answer that a learner fills in, with a reason for each wrong one.
public func expect<Answer: Equatable>(
  _ answer: Answer?, toBe right: Answer, because reason: (Answer) -> String,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  guard let answer else {
    Issue.record("this one is still nil", sourceLocation: sourceLocation)
    return
  }
  // The type may be the learner's, and so may its `==`. What it is called is seen by everybody.
  if answer != right || "\(answer)" != "\(right)" {
    Issue.record("not \(answer): \(reason(answer))", sourceLocation: sourceLocation)
  }
}
