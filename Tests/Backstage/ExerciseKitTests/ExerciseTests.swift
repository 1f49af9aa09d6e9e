import Testing

@testable import ExerciseKit

struct ExerciseTests {
  @Test func `a solved exercise records nothing`() async throws {
    let issues = try await recordedIssues {
      try await run(.exercise("9.1", isStrict: false)) {}
    }
    #expect(issues.isEmpty)
  }

  @Test func `in a strict run an unsolved exercise fails`() async throws {
    let issues = try await recordedIssues {
      try await run(.exercise("9.1", isStrict: true)) { Issue.record("not yet") }
    }
    #expect(issues == ["not yet"])
  }
}

struct AnswerTests {
  @Test func `a right answer records nothing`() async throws {
    let issues = try await recordedIssues { expect(7, toBe: 7, because: "of the rule") }
    #expect(issues.isEmpty)
  }

  @Test func `an answer that is still nil is said to be so`() async throws {
    let issues = try await recordedIssues { expect(nil, toBe: 7, because: "of the rule") }
    #expect(issues == ["this one is still nil"])
  }

  @Test func `a wrong answer gets its reason`() async throws {
    let issues = try await recordedIssues {
      expect(8, toBe: 7) { "\($0) is what the other store holds" }
    }
    #expect(issues == ["not 8: 8 is what the other store holds"])
  }
}

private func run(
  _ exercise: Exercise, _ checks: @Sendable @concurrent () async throws -> Void
) async throws {
  let test = try #require(Test.current)
  try await exercise.provideScope(for: test, testCase: nil, performing: checks)
}
