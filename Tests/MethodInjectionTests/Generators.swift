/// A fake: its numbers are as good as random ones for a test, and follow from the seed.
///
/// The algorithm is SplitMix64, by Guy Steele, Doug Lea and Christine Flood, 2014.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A stub that returns the numbers of a script, then a last one for ever, and a spy that counts draws.
struct ScriptedGenerator: RandomNumberGenerator {
  private var script: [UInt64]
  private let last: UInt64
  private(set) var draws = 0

  init(_ script: [UInt64] = [], then last: UInt64) {
    self.script = script.reversed()
    self.last = last
  }

  mutating func next() -> UInt64 {
    draws += 1
    return script.popLast() ?? last
  }
}
