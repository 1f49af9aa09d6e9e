import Testing

/// What a generator promises, and what it does not.
struct DrawTests {
  @Test func `the numbers of a seed are promised`() {
    var generator = SeededGenerator(seed: 1_234_567)

    let numbers = [generator.next(), generator.next(), generator.next()]

    #expect(
      numbers == [6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423])
  }

  // What the library does today, and nothing that it promises. If this fails after an update,
  // the library draws in another way, and the lesson needs another example.
  @Test func `two rules make different slots of the same numbers`() {
    var mine = SeededGenerator(seed: 1)
    var librarys = SeededGenerator(seed: 1)

    let mySlots = (1...20).map { _ in slotByRemainder(using: &mine) }
    let librarysSlots = (1...20).map { _ in Int.random(in: 1...6, using: &librarys) }

    #expect(mySlots != librarysSlots)
  }

  @Test func `both rules are fair enough for six slots`() {
    var mine = SeededGenerator(seed: 1)
    var librarys = SeededGenerator(seed: 1)
    var counts = [0, 0]

    for _ in 1...6_000 {
      if slotByRemainder(using: &mine) == 1 { counts[0] += 1 }
      if Int.random(in: 1...6, using: &librarys) == 1 { counts[1] += 1 }
    }

    #expect(counts.allSatisfy { (800...1_200).contains($0) })
  }

  // What the library does today, too: it throws a zero away, to keep all six equally likely.
  @Test func `one slot can take a thousand draws`() {
    var zeros = ScriptedGenerator(Array(repeating: 0, count: 1_000), then: .max)

    _ = Int.random(in: 1...6, using: &zeros)

    #expect(zeros.draws > 1_000, "each zero was thrown away; zeros for ever would never end")
  }

  @Test func `a script decides where your code reads the numbers itself`() {
    var generator = ScriptedGenerator([0, 5], then: 6)

    let slots = (1...3).map { _ in slotByRemainder(using: &generator) }

    #expect(slots == [1, 6, 1])
  }
}

// A rule of your own for a slot from 1 to 6. It favors the first four by less than one in 10^18.
private func slotByRemainder(using generator: inout some RandomNumberGenerator) -> Int {
  let number: UInt64 = generator.next()
  return 1 + Int(number % 6)
}
