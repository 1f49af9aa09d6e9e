import Synchronization
public import Testing

/// One thing to test in several makes: the right one and broken ones, the mutants.
///
/// A mutant's name completes the sentence "no test of yours notices a generator that …".
/// `Make` is what tests get to make their subject, most often a closure.
public struct Subjects<Make: Sendable>: Sendable {
  let noun: String
  let right: Make
  let mutants: KeyValuePairs<String, Make>

  /// Gathers the makes of one subject.
  ///
  /// - Parameters:
  ///   - noun: What the subject is called in messages, such as "generator".
  ///   - right: The right make.
  ///   - mutants: The broken makes, by what is wrong with each.
  public init(of noun: String, right: Make, mutants: KeyValuePairs<String, Make>) {
    self.noun = noun
    self.right = right
    self.mutants = mutants
  }

  /// The make that the running test is to test: the right one unless a mutant's turn has come.
  public var current: Make {
    mutants.first { name, _ in name == MutantCheck.turn }?.value ?? right
  }
}

/// Runs each test of a suite once on the right subject and once on each mutant.
///
/// On the right subject the tests must pass. Each mutant must make at least one of them fail;
/// those failures are counted and swallowed. When the suite ends, each mutant that made none
/// fail is reported by its name, once all tests pass on the right subject.
public struct MutantCheck: SuiteTrait, TestTrait, TestScoping {
  @TaskLocal static var turn: String?

  let noun: String
  let mutants: [String]
  let location: SourceLocation
  private let caught = Tally()

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
    if test.isSuite {
      try await tests()
      reportSurvivors()
    } else {
      try await runOnEachMake(test, tests)
    }
  }

  func runOnEachMake(
    _ test: Test, _ body: @Sendable @concurrent () async throws -> Void
  ) async throws {
    let hint: Comment = "this \(noun) is the right one, so the test asks for the wrong thing"
    let rightFails = try await countIssues(in: test, body) { issue in
      var explained = issue
      explained.comments.append(hint)
      return explained
    }
    // A test that fails on the right subject fails everywhere, and tells mutants from nothing.
    guard rightFails == 0 else { return caught.isWrong.store(true, ordering: .relaxed) }
    for mutant in mutants {
      try await Self.$turn.withValue(mutant) {
        if try await countIssues(in: test, body, then: { _ in nil }) > 0 { caught.insert(mutant) }
      }
    }
  }

  /// Reports the mutants that no test has caught, unless a test must be mended first.
  func reportSurvivors() {
    guard !caught.isWrong.load(ordering: .relaxed) else { return }
    for mutant in mutants where !caught.contains(mutant) {
      Issue.record("no test of yours notices a \(noun) that \(mutant)", sourceLocation: location)
    }
  }

  private func countIssues(
    in test: Test, _ body: @Sendable @concurrent () async throws -> Void,
    then handle: @escaping @Sendable (Issue) -> Issue?
  ) async throws -> Int {
    let count = Atomic(0)
    let counting = IssueHandlingTrait.compactMapIssues { issue in
      count.add(1, ordering: .relaxed)
      return handle(issue)
    }
    try await counting.provideScope(for: test, testCase: nil) {
      do { try await body() } catch { Issue.record(error) }
    }
    return count.load(ordering: .relaxed)
  }
}

extension Trait where Self == MutantCheck {
  /// Grades the tests of this suite by the mutants that they catch.
  public static func mutants<Make>(
    of subjects: Subjects<Make>, sourceLocation: SourceLocation = #_sourceLocation
  ) -> Self {
    MutantCheck(
      noun: subjects.noun, mutants: subjects.mutants.map(\.key), location: sourceLocation)
  }
}

private final class Tally: Sendable {
  private let names = Mutex<Set<String>>([])
  /// Whether a test has failed on the right subject.
  let isWrong = Atomic(false)

  func insert(_ name: String) { names.withLock { _ = $0.insert(name) } }
  func contains(_ name: String) -> Bool { names.withLock { $0.contains(name) } }
}
