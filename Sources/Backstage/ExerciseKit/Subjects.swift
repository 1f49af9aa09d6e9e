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
  let location: SourceLocation
  let turn = Turn()

  /// Gathers the makes of one subject.
  ///
  /// - Parameters:
  ///   - noun: What the subject is called in messages, such as "generator".
  ///   - right: The right make.
  ///   - mutants: The broken makes, by what is wrong with each.
  ///   - location: Where they are gathered.
  public init(
    of noun: String, right: Make, mutants: KeyValuePairs<String, Make>,
    location: SourceLocation = #_sourceLocation
  ) {
    self.noun = noun
    self.right = right
    self.mutants = mutants
    self.location = location
  }

  /// The make that the running test is to test: the right one unless a mutant's turn has come.
  public var current: Make {
    if ExitTest.current != nil {
      Issue.record(
        "an exit test runs in another process, which only has the right \(noun); do without one",
        sourceLocation: location)
    }
    let mutant = turn.mutant(in: Test.current)
    return mutants.first { name, _ in name == mutant }?.value ?? right
  }
}

/// Which test runs on which mutant, if any does.
final class Turn: Sendable {
  private let turn = Mutex<(test: Test.ID, mutant: String)?>(nil)

  func pass(to mutant: String?, in test: Test) {
    turn.withLock { $0 = mutant.map { (test.id, $0) } }
  }

  /// Returns the mutant that `test` gets.
  ///
  /// For nil, a detached task that belongs to no test, it is the running test's.
  func mutant(in test: Test?) -> String? {
    turn.withLock { $0.flatMap { test == nil || test?.id == $0.test ? $0.mutant : nil } }
  }
}
