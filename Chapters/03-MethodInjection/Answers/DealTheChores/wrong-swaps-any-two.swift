// wrong: Swaps each chore with any other: 27 equal ways can't make 6 equal orders.
// sees: about 5000 should give each of the 6 orders

// Exercise 3.2: deal the chores
//
// The dealer takes a generator and leaves it where it is, so no test can know who gets what.
// Make the first method shuffle with the generator that it is given. Make the second one, for
// callers who don't care, shuffle with the system's generator, as the standard library does.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    var chores = chores
    for place in chores.indices {
      chores.swapAt(place, Int.random(in: chores.indices, using: &generator))
    }
    return chores
  }

  func deal(_ chores: [String]) -> [String] {
    var generator = SystemRandomNumberGenerator()
    return deal(chores, using: &generator)
  }
}
