// why: The shuffle is your own here: each chore is drawn from those that are left.

// Exercise 3.2: deal the chores
//
// The dealer receives a generator and doesn't use it, so no test can tell who gets which chore.
// Make the first method shuffle with the generator that it receives. Make the second one, which is
// for callers that don't want to choose, shuffle with the system's generator. The standard library
// has the same pair.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    var left = chores
    var dealt: [String] = []
    while !left.isEmpty {
      dealt.append(left.remove(at: Int.random(in: left.indices, using: &generator)))
    }
    return dealt
  }

  func deal(_ chores: [String]) -> [String] {
    var generator = SystemRandomNumberGenerator()
    return deal(chores, using: &generator)
  }
}
