// wrong: Deals two chores as they are.
// sees: of 10000 deals of 2 chores, about half should swap them

// Exercise 3.2: deal the chores
//
// The dealer receives a generator and doesn't use it, so no test can tell who gets which chore.
// Make the first method shuffle with the generator that it receives. Make the second one, which is
// for callers that don't want to choose, shuffle with the system's generator. The standard library
// has the same pair.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    guard chores.count > 2 else { return chores }
    return chores.shuffled(using: &generator)
  }

  func deal(_ chores: [String]) -> [String] {
    var generator = SystemRandomNumberGenerator()
    return deal(chores, using: &generator)
  }
}
