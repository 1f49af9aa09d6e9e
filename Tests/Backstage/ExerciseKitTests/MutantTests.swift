import Testing

@testable import ExerciseKit

struct MutantTests {
  private let subjects = Subjects<@Sendable (Int) -> Int>(
    of: "sum", right: { $0 + 1 },
    mutants: ["adds nothing": { $0 }, "adds two": { $0 + 2 }])

  private let addsNothing = "no test of yours notices a sum that adds nothing"
  private let addsTwo = "no test of yours notices a sum that adds two"

  @Test func `without any test all mutants survive`() async throws {
    let issues = try await issues(of: [])
    #expect(issues == [addsNothing, addsTwo])
  }

  @Test func `a test that expects nothing catches none`() async throws {
    let issues = try await issues(of: [{ _ = $0(1) }])
    #expect(issues == [addsNothing, addsTwo])
  }

  @Test func `a mutant that is caught is not reported, and neither are its issues`() async throws {
    let issues = try await issues(of: [{ add in #expect(add(1) < 3) }])
    #expect(issues == [addsNothing])
  }

  @Test func `tests share the catch`() async throws {
    let caught = try await issues(of: [
      { add in #expect(add(1) < 3) },
      { add in #expect(add(1) > 1) },
    ])
    #expect(caught == [])
  }

  @Test func `an error that a test throws catches the mutant, too`() async throws {
    let caught = try await issues(of: [
      { add in if add(1) != 2 { throw CancellationError() } }
    ])
    #expect(caught == [])
  }

  @Test func `a failed requirement catches the mutant, too`() async throws {
    let issues = try await issues(of: [{ add throws in try #require(add(1) == 2) }])
    #expect(issues == [])
  }

  @Test func `a test that fails on the right subject says so, and mutants wait until it is mended`()
    async throws
  {
    let issues = try await issues(of: [{ add in #expect(add(1) == 7, "seven") }])
    #expect(
      issues == ["seven; this sum is the right one, so the test asks for the wrong thing"])
  }

  /// Grades some tests and returns what the grading records.
  private func issues(
    of tests: [@Sendable (@Sendable (Int) -> Int) throws -> Void]
  ) async throws -> [String] {
    let check = MutantCheck.mutants(of: subjects)
    let subjects = subjects
    return try await recordedIssues {
      let current = try #require(Test.current)
      for test in tests {
        try await check.runOnEachMake(current) { try test(subjects.current) }
      }
      check.reportSurvivors()
    }.texts
  }
}
