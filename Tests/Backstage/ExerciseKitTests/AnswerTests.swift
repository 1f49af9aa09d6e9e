import Testing

@testable import ExerciseKit

struct AnswerTests {
  @Test func `a right answer records nothing`() async throws {
    let issues = try await recordedIssues { expect(7, toBe: 7, because: "of the rule") }
    #expect(issues.isEmpty)
  }

  @Test func `an answer that is still nil is said to be so`() async throws {
    let issues = try await recordedIssues { expect(nil, toBe: 7, because: "of the rule") }
    #expect(issues.texts == ["this one is still nil"])
  }

  @Test func `a wrong answer gets its reason`() async throws {
    let issues = try await recordedIssues {
      expect(8, toBe: 7) { "\($0) is what the other store holds" }
    }
    #expect(issues.texts == ["not 8: 8 is what the other store holds"])
  }

  @Test func `an answer that calls itself equal to all is wrong like any other`() async throws {
    let issues = try await recordedIssues {
      expect(Bragging.stable, toBe: .volatile, because: "it reads a clock")
    }
    #expect(issues.texts == ["not .stable: it reads a clock"])
  }

  private enum Bragging: Equatable {
    case stable, volatile
    static func == (one: Self, other: Self) -> Bool { true }
  }
}
