import Synchronization
import Testing

@testable import ExerciseKit

/// Tests of `MutantCheck` that hand it the tests to grade.
struct MutantTests {
  private let add = makeSums()

  @Test
  func `without a test that notices anything the first mutant is named, and the rest counted`()
    async throws
  {
    let texts = try await texts(of: [{ _ = $0(1) }])
    #expect(
      texts == ["no test of yours notices a sum that adds nothing, nor 1 more of the 2 broken ones"]
    )
  }

  @Test func `a mutant that is noticed is not reported, and neither are its issues`() async throws {
    let texts = try await texts(of: [{ add in #expect(add(1) > 1) }])
    #expect(
      texts == ["no test of yours notices a sum that adds two, the last of the 2 broken ones"])
  }

  @Test func `tests share what they notice`() async throws {
    let texts = try await texts(of: [
      { add in #expect(add(1) < 3) },
      { add in #expect(add(1) > 1) },
    ])
    #expect(texts == [])
  }

  @Test func `an error that a test throws notices the mutant, too`() async throws {
    let texts = try await texts(of: [{ add in if add(1) != 2 { throw CancellationError() } }])
    #expect(texts == [])
  }

  @Test func `a failed requirement notices the mutant, too`() async throws {
    let texts = try await texts(of: [{ add throws in try #require(add(1) == 2) }])
    #expect(texts == [])
  }

  @Test func `a test that fails on the right subject says so, and mutants wait until it is mended`()
    async throws
  {
    let texts = try await texts(of: [{ add in #expect(add(1) == 7, "seven") }])
    #expect(
      texts == [
        "seven; this sum is the right one, so look for the mistake in the test, or in its double"
      ])
  }

  @Test func `a requirement that fails on the right subject is told once`() async throws {
    let texts = try await texts(of: [{ add throws in try #require(add(1) == 7, "seven") }])
    #expect(texts.count == 1)
  }

  @Test func `an error on the right subject is at the test's place`() async throws {
    let issues = try await issues(of: [{ _ in throw CancellationError() }])
    #expect(issues.map(\.sourceLocation) == [Test.current?.sourceLocation])
  }

  @Test func `a test that passes once and fails later notices nothing, and is told why`()
    async throws
  {
    let runs = Mutex(0)
    let texts = try await texts(of: [
      { _ in
        runs.withLock { $0 += 1 }
        #expect(runs.withLock(\.self) == 1, "first")
      }
    ])
    #expect(
      texts == [
        "first; this sum is the right one, and the test passed on it before: something outlives "
          + "the test, such as a static property, so make it anew in each test"
      ])
  }

  @Test func `what only a detached task finds notices nothing, and is told`() async throws {
    let stray = try #require(try await recordedIssues { Issue.record("stray") }.first)
    let check = MutantCheck.mutants(of: add)
    let issues = try await recordedIssues {
      await Task.detached { #expect(!check.isOfTest(stray)) }.value
      check.report()
    }
    #expect(
      issues.texts == [
        "this failed in a detached task, which belongs to no test; move the expectation into the test"
      ])
    #expect(issues.map(\.sourceLocation) == [stray.sourceLocation])
  }

  @Test func `a turn is announced by the suite, the noun, and what is wrong`() {
    let check = MutantCheck.mutants(of: add)
    #expect(check.announcement(of: nil) == "exercise turn: MutantTests: right sum\n")
    #expect(
      check.announcement(of: "adds two")
        == "exercise turn: MutantTests: broken sum that adds two\n")
  }

  /// Grades some tests, and returns what the grading records.
  private func issues(
    of tests: [@Sendable (@Sendable (Int) -> Int) throws -> Void]
  ) async throws -> [Issue] {
    let check = MutantCheck.mutants(of: add)
    return try await recordedIssues { [add] in
      let current = try #require(Test.current)
      for test in tests { await check.grade(current) { try test(add.current) } }
      check.report()
    }
  }

  private func texts(
    of tests: [@Sendable (@Sendable (Int) -> Int) throws -> Void]
  ) async throws -> [String] {
    try await issues(of: tests).texts
  }
}
