// wrong: Counts to one less than the number of chores, which for none is below zero.
// sees: Range requires lowerBound <= upperBound

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
    for index in 0..<(dealt.count - 1) {
      dealt.swapAt(index, Int.random(in: index..<dealt.count, using: &generator))
    }
    return dealt
  }

  func deal(_ chores: [String]) -> [String] {
    var generator = SystemRandomNumberGenerator()
    return deal(chores, using: &generator)
  }
}
