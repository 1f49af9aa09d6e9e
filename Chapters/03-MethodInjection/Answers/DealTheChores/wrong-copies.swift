// wrong: Copies the generator first, so the caller's does not move.
// sees: the caller's generator gave no number: it was never used, or a copy of it was

// Exercise 3.2: deal the chores
//
// The dealer receives a generator and doesn't use it, so no test can tell who gets which chore.
// Make the first method shuffle with the generator that it receives. Make the second one, which is
// for callers that don't want to choose, shuffle with the system's generator. The standard library
// has the same pair.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    var copy = generator
    return chores.shuffled(using: &copy)
  }

  func deal(_ chores: [String]) -> [String] {
    var generator = SystemRandomNumberGenerator()
    return deal(chores, using: &generator)
  }
}
