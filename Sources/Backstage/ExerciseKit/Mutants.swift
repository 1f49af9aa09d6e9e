import Foundation
import Synchronization
public import Testing

/// Runs each test of a suite on the right subject, on each mutant, and on the right one again.
///
/// On the right subject a test must pass, both times. Each mutant must make at least one test fail;
/// those failures are counted and swallowed. When the suite ends, the first mutant that made none
/// fail is reported, once all tests pass on the right subject.
///
/// With `EXERCISES_TURNS` in the environment, each turn is announced by a line on standard error,
/// so that the guide can tell on which make a test ended the whole run. It has the suite's name,
/// "right" or "broken", the noun, and after "that" what is wrong with a broken one:
///
///     exercise turn: CatchTheBugs: right generator
///     exercise turn: CatchTheBugs: broken generator that forgets to store the new id
public struct MutantCheck: SuiteTrait, TestTrait, TestScoping {
  private let noun: String
  private let mutants: [String]
  private let location: SourceLocation
  private let turn: Turn
  private let tally = Tally()

  init<Make>(_ subjects: Subjects<Make>, at location: SourceLocation) {
    noun = subjects.noun
    mutants = subjects.mutants.map(\.key)
    turn = subjects.turn
    self.location = location
  }

  /// The whole suite is a scope, where mutants are reported, and so is each test case.
  public var isRecursive: Bool { true }

  /// Skips the scope that a test function has around its cases.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    test.isSuite || testCase != nil ? self : nil
  }

  /// Runs a test on every make of the subject, or a suite and then the report on its mutants.
  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing tests: @Sendable @concurrent () async throws -> Void
  ) async throws {
    if !test.isSuite { return await grade(test, tests) }
    // A suite within the suite leaves the report to the outer one.
    if tally.state.withLock(\.isOpen) { return try await tests() }
    tally.state.withLock { $0 = Tally.State(isOpen: true) }
    try await IssueHandlingTrait.filterIssues(isOfTest).provideScope(for: test, testCase: nil) {
      // One test at a time, so that a detached task can be told whose turn it is.
      try await ParallelizationTrait.serialized.provideScope(
        for: test, testCase: nil, performing: tests)
    }
    report()
    tally.state.withLock { $0.isOpen = false }
  }

  /// Runs one test on every make, and counts the mutants that it notices.
  func grade(_ test: Test, _ body: Checks) async {
    let noticed = await mutantsNoticed(by: body, of: test)
    tally.state.withLock {
      $0.hasRun = true
      $0.isWrong = $0.isWrong || noticed == nil
      $0.noticed.formUnion(noticed ?? [])
    }
  }

  /// Reports the first mutant that no test has noticed, unless a test must be mended first.
  func report() {
    let state = tally.state.withLock(\.self)
    for stray in state.strays {
      Issue.record(
        "this failed in a detached task, which belongs to no test; move the expectation into the test",
        sourceLocation: stray)
    }
    if state.isWrong || !state.strays.isEmpty { return }
    let unnoticed = mutants.filter { !state.noticed.contains($0) }
    if !state.hasRun {
      Issue.record(
        "no test of yours ran; write a `@Test` in `extension \(suite)`, in Your\(suite)Tests.swift",
        sourceLocation: location)
    } else if let first = unnoticed.first {
      let others = unnoticed.count == 1 ? "the last" : "nor \(unnoticed.count - 1) more"
      Issue.record(
        """
        no test of yours notices a \(noun) that \(first), \(others) of the \(mutants.count) broken \
        ones
        """, sourceLocation: location)
    }
  }

  /// Whether an issue is a test's.
  ///
  /// Where a learner's detached task has found one, its place is noted.
  func isOfTest(_ issue: Issue) -> Bool {
    if Test.current != nil { return true }
    let files = [location.fileID, "\(location.moduleName)/Your\(suite)Tests.swift"]
    if let place = issue.sourceLocation, files.contains(place.fileID) {
      tally.state.withLock { _ = $0.strays.insert(place) }
    }
    return false
  }

  /// Returns the mutants that a test notices, or nil if it does not pass on the right subject.
  private func mutantsNoticed(by body: Checks, of test: Test) async -> Set<String>? {
    guard
      await passes(
        test, body,
        help: "this \(noun) is the right one, so look for the mistake in the test, or in its double"
      )
    else { return nil }
    var noticed: Set<String> = []
    for mutant in mutants where await !passes(test, body, on: mutant) { noticed.insert(mutant) }
    guard
      await passes(
        test, body,
        help: """
          this \(noun) is the right one, and the test passed on it before: something outlives the \
          test, such as a static property, so make it anew in each test
          """)
    else { return nil }
    if Task.isCancelled {
      Issue.record(
        "this test cancels itself, so it can't run on every \(noun); cancel a task that it starts",
        sourceLocation: test.sourceLocation)
      return nil
    }
    return noticed
  }

  /// Runs a test on one make, and returns whether it passes.
  ///
  /// Its issues are recorded with `help`, or else swallowed.
  private func passes(
    _ test: Test, _ body: Checks, on mutant: String? = nil, help: Comment? = nil
  ) async -> Bool {
    let failures = Atomic(0)
    if ProcessInfo.processInfo.environment["EXERCISES_TURNS"] != nil {
      FileHandle.standardError.write(Data(announcement(of: mutant).utf8))
    }
    turn.pass(to: mutant, in: test)
    await handleIssues(of: test, in: body) { issue in
      if issue.isFailure { failures.add(1, ordering: .relaxed) }
      guard let help else { return nil }
      var explained = issue
      if issue.isFailure { explained.comments.append(help) }
      return explained
    }
    turn.pass(to: nil, in: test)
    return failures.load(ordering: .relaxed) == 0
  }

  /// The line that announces a turn: a mutant's, or for nil the right subject's.
  func announcement(of mutant: String?) -> String {
    let make = mutant.map { "broken \(noun) that \($0)" } ?? "right \(noun)"
    return "exercise turn: \(suite): \(make)\n"
  }

  private var suite: String { location.fileName.replacing(".swift", with: "") }
}

extension Trait where Self == MutantCheck {
  /// Grades the tests of this suite by the mutants that they catch.
  public static func mutants<Make>(
    of subjects: Subjects<Make>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    MutantCheck(subjects, at: sourceLocation)
  }
}

/// What the tests of a suite have come to so far.
private final class Tally: Sendable {
  struct State {
    var isOpen = false
    var hasRun = false
    /// Whether a test has failed on the right subject.
    var isWrong = false
    var noticed: Set<String> = []
    var strays: Set<SourceLocation> = []
  }

  let state = Mutex(State())
}
