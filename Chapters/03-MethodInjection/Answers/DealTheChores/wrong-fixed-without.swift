// wrong: The method without a generator always begins with the same numbers.
// sees: without a generator, 20 deals were all in the same order

// Exercise 3.2: deal the chores
//
// The dealer receives a generator and doesn't use it, so no test can tell who gets which chore.
// Make the first method shuffle with the generator that it receives. Make the second one, which is
// for callers that don't want to choose, shuffle with the system's generator. The standard library
// has the same pair.

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
