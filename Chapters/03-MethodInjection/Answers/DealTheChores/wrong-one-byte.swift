// wrong: Draws each place from 256 numbers, so a long list is dealt by its first 256 places.
// sees: in 40 deals of 800 chores

// Exercise 3.2: deal the chores
//
// The dealer receives a generator and doesn't use it, so no test can tell who gets which chore.
// Make the first method shuffle with the generator that it receives. Make the second one, which is
// for callers that don't want to choose, shuffle with the system's generator. The standard library
// has the same pair.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    var dealt = chores
    for last in dealt.indices.reversed() where last > 0 {
      let byte = UInt8(truncatingIfNeeded: generator.next())
      dealt.swapAt(last, Int(byte) % (last + 1))
    }
    return dealt
  }

  func deal(_ chores: [String]) -> [String] {
    var system = SystemRandomNumberGenerator()
    return deal(chores, using: &system)
  }
}
