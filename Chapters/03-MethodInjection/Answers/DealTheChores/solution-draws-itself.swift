// why: The draws are your own here; each chore is taken from those that are left.

// Exercise 3.2: deal the chores
//
// The dealer takes a generator and leaves it where it is, so no test can know who gets what.
// Make the first method shuffle with the generator that it is given. Make the second one, for
// callers who don't care, shuffle with the system's generator, as the standard library does.

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
