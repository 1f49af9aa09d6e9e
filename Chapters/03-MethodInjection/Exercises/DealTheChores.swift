// Exercise 3.2: deal the chores
//
// The dealer takes a generator and leaves it where it is, so no test can know who gets what.
// Make the first method shuffle with the generator that it is given. Make the second one, for
// callers who don't care, shuffle with the system's generator, as the standard library does.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    chores.shuffled()
  }

  func deal(_ chores: [String]) -> [String] {
    chores
  }
}
