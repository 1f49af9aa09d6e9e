import Testing

@testable import ExerciseKit

// Suites as learners write them, which the runner runs with the trait that grades them.

/// A sum that adds one, and two broken ones.
func makeSums() -> Subjects<@Sendable (Int) -> Int> {
  Subjects(of: "sum", right: { $0 + 1 }, mutants: ["adds nothing": { $0 }, "adds two": { $0 + 2 }])
}

private let sumsInSuites = makeSums()
private let detachedSums = makeSums()
private let untestedSums = makeSums()
private let neglectedSums = makeSums()
private let exportedSums = makeSums()
private let mildSums = makeSums()
private let cancelledSums = makeSums()
private let untriedSums = makeSums()

@Suite(.records(), .mutants(of: sumsInSuites)) struct SuitesInASuite {
  @Suite struct `one notices a mutant` {
    @Test func test() { #expect(sumsInSuites.current(1) > 1) }
  }

  @Suite struct `and another one the other` {
    @Test func test() { #expect(sumsInSuites.current(1) < 3) }
  }
}

@Suite(.records(), .mutants(of: detachedSums)) struct SubjectInADetachedTask {
  @Test(arguments: 1...20) func `it is the running test's, one at a time`(number: Int) async {
    for _ in 1...number { await Task.yield() }
    let sum = await Task.detached { detachedSums.current(number) }.value
    #expect(sum == number + 1)
  }
}

// Swift 6.2 words an issue of the other process in its own way.
#if compiler(>=6.3)
  @Suite(
    .records(
      "an exit test runs in another process, which only has the right sum; do without one; "
        + "this sum is the right one, so look for the mistake in the test, or in its double"),
    .mutants(of: exportedSums)
  ) struct SubjectInAnExitTest {
    @Test func test() async {
      await #expect(processExitsWith: .success) { _ = exportedSums.current(1) }
    }
  }
#endif

@Suite(.records(noTest), .mutants(of: untestedSums)) struct NoTestAtAll {}

@Suite(.records(noTest), .mutants(of: neglectedSums)) struct OnlyDisabledTests {
  @Test(.disabled()) func test() { #expect(neglectedSums.current(1) == 2) }
}

private let noTest = """
  no test of yours ran; write a `@Test` in `extension MutantSuiteTests`, in \
  YourMutantSuiteTestsTests.swift
  """

@Suite(.isKnown) struct OutsideOfTheSuite {
  @Test func `a test gets a mutant in its own turn alone, and a detached task in each`() throws {
    let another = try #require(KnownSuite.current)
    let turn = Turn()
    turn.pass(to: "adds two", in: another)
    #expect(turn.mutant(in: another) == "adds two")
    #expect(turn.mutant(in: nil) == "adds two")
    #expect(turn.mutant(in: Test.current) == nil)
  }
}

/// Tells a test which suite it is in.
private struct KnownSuite: SuiteTrait, TestScoping {
  @TaskLocal static var current: Test?

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing tests: @Sendable @concurrent () async throws -> Void
  ) async throws {
    try await Self.$current.withValue(test) { try await tests() }
  }
}

extension Trait where Self == KnownSuite {
  fileprivate static var isKnown: Self { Self() }
}

private let unnoticed =
  "no test of yours notices a sum that adds nothing, nor 1 more of the 2 broken ones"

#if compiler(>=6.3)
  @Suite(.records("", "", unnoticed), .mutants(of: mildSums)) struct OnlyWhatIsNoFailure {
    @Test func `a known issue on the right sum, and on mutants`() {
      withKnownIssue { #expect(mildSums.current(1) == 7) }
    }

    @Test func `a warning about mutants`() {
      if mildSums.current(1) != 2 { Issue.record("", severity: .warning) }
    }
  }

  private let cancelled =
    "this test cancels itself, so it can't run on every sum; cancel a task that it starts"

  @Suite(.records(cancelled), .mutants(of: cancelledSums)) struct CancelledOnMutants {
    @Test func test() throws {
      if cancelledSums.current(1) != 2 { try Test.cancel() }
    }
  }

  @Suite(.records(cancelled), .mutants(of: untriedSums)) struct CancelledOnEverySubject {
    @Test func test() throws { try Test.cancel() }
  }
#endif
