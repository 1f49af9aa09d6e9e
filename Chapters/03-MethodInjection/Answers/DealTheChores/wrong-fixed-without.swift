// wrong: The method without a generator always begins with the same numbers.
// sees: without a generator, 20 deals were all in the same order

// Exercise 3.2: deal the chores
//
// The dealer takes a generator and leaves it where it is, so no test can know who gets what.
// Make the first method shuffle with the generator that it is given. Make the second one, for
// callers who don't care, shuffle with the system's generator, as the standard library does.

/// Puts chores in a random order, in which each order is as likely as any other.
struct ChoreDealer {
  func deal(_ chores: [String], using generator: inout some RandomNumberGenerator) -> [String] {
    chores.shuffled(using: &generator)
  }

  func deal(_ chores: [String]) -> [String] {
    var generator = Steps()
    return deal(chores, using: &generator)
  }
}

/// Counts in large steps.
private struct Steps: RandomNumberGenerator {
  private var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number &+= 0x9E37_79B9_7F4A_7C15
    return number
  }
}
