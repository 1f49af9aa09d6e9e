import ExerciseKit
import Testing

@testable import MethodInjectionExercises

@Suite(.exercise("3.2")) struct DealTheChores {
  private let dealer = ChoreDealer()
  private let chores = ["Cook", "Iron", "Mop", "Shop", "Sweep", "Wash", "Water", "Wipe"]

  @Test func `nothing is lost and nothing is dealt twice`() {
    var generator = Dice(seed: 1)
    let dealt = [dealer.deal(chores, using: &generator), dealer.deal(chores)]
    #expect(dealt.allSatisfy { $0.sorted() == chores }, "each chore must be dealt once")
  }

  @Test func `a chore that is there twice is dealt twice`() {
    let chores = ["Cook", "Mop", "Mop"]
    var generator = Dice(seed: 1)
    let dealt = [dealer.deal(chores, using: &generator), dealer.deal(chores)]
    #expect(
      dealt.allSatisfy { $0.sorted() == chores },
      "\"Mop\" is there twice, with a generator and without one, and must be dealt twice")
  }

  @Test func `no chores are dealt as none, and one as one`() {
    var generator = Dice(seed: 1)
    for chores in [[], ["Cook"]] {
      let dealt = [dealer.deal(chores, using: &generator), dealer.deal(chores)]
      #expect(
        dealt == [chores, chores],
        "a list of \(chores.count) chores has one order, with a generator and without one")
    }
  }

  @Test func `the same numbers give the same order`() {
    var mine = Dice(seed: 1)
    var yours = Dice(seed: 1)
    let orders = (1...10).map { _ in dealer.deal(chores, using: &mine) }
    let again = (1...10).map { _ in dealer.deal(chores, using: &yours) }
    #expect(
      orders == again,
      "two generators gave the same numbers, and the orders differ; something else decides, too")
  }

  @Test func `other numbers give another order`() {
    let orders = (1...20 as ClosedRange<UInt64>).map { seed in
      var generator = Dice(seed: seed)
      return dealer.deal(chores, using: &generator)
    }
    #expect(
      Set(orders).count > 1, "20 generators with different numbers all gave the same order")
  }

  @Test func `the generator moves on`() {
    var generator = Dice(seed: 1)
    _ = dealer.deal(chores, using: &generator)
    #expect(
      generator.draws > 0,
      "the caller's generator gave no number: it was never used, or a copy of it was")
  }

  @Test func `a second deal is another deal`() {
    var generator = Dice(seed: 1)
    let orders = (1...20).map { _ in dealer.deal(chores, using: &generator) }
    #expect(
      Set(orders).count > 1,
      "20 deals with one generator were all the same; does the caller's generator move on?")
  }

  @Test func `two dealers with a generator each do not disturb each other`() {
    var alone = Dice(seed: 2)
    let expected = (1...5).map { _ in dealer.deal(chores, using: &alone) }
    var mine = Dice(seed: 2)
    var yours = Dice(seed: 3)
    let orders = (1...5).map { _ in
      _ = ChoreDealer().deal(chores, using: &yours)
      return dealer.deal(chores, using: &mine)
    }
    #expect(
      orders == expected, "another dealer, with a generator of its own, changed what was dealt")
  }

  @Test func `no order is favored`() {
    let deals = 30_000
    var generator = Dice(seed: 4)
    var counts: [[String]: Int] = [:]
    for _ in 1...deals {
      counts[dealer.deal(["Cook", "Iron", "Mop"], using: &generator), default: 0] += 1
    }
    #expect(counts.count == 6, "3 chores have 6 orders, and your deals made \(counts.count)")
    let unfair = counts.values.filter { !(4_700...5_300).contains($0) }.sorted()
    #expect(
      unfair.isEmpty,
      "of \(deals) deals about 5000 should give each of the 6 orders; some gave \(unfair)")
  }

  // The bounds are 7 standard deviations away.
  @Test func `two chores have two orders`() {
    let deals = 10_000
    var generator = Dice(seed: 6)
    let given = (1...deals).count { _ in
      dealer.deal(["Cook", "Mop"], using: &generator) == ["Mop", "Cook"]
    }
    let own = (1...deals).count { _ in dealer.deal(["Cook", "Mop"]) == ["Mop", "Cook"] }
    #expect(
      [given, own].allSatisfy { (4_650...5_350).contains($0) },
      """
      of \(deals) deals of 2 chores, about half should swap them; with a generator \(given) did, and \
      without one \(own)
      """)
  }

  @Test func `many orders can come`() {
    var generator = Dice(seed: 5)
    let orders = (1...3_000).map { _ in dealer.deal(chores, using: &generator) }
    let count = Set(orders).count
    #expect(
      count > 2_500,
      "3000 deals of 8 chores should give about 2900 of the 40320 orders, and they gave \(count)")
  }

  // The bounds are more than 7 standard deviations away.
  @Test func `a long list is dealt as fairly as a short one`() {
    let chores = (0..<800).map { "Chore \($0)" }
    let quarters = Dictionary(uniqueKeysWithValues: zip(chores, chores.indices.map { $0 / 200 }))
    var generator = Dice(seed: 7)
    let given = (1...40).map { _ in dealer.deal(chores, using: &generator) }
    let own = (1...40).map { _ in dealer.deal(chores) }
    for (how, deals) in [("with a generator", given), ("without one", own)] {
      // From which quarter of the list to which one.
      var moves = Array(repeating: Array(repeating: 0, count: 4), count: 4)
      for (place, chore) in deals.flatMap({ $0.enumerated() }) {
        if let quarter = quarters[chore] { moves[quarter][place * 4 / chores.count] += 1 }
      }
      #expect(
        moves.joined().allSatisfy { (1_750...2_250).contains($0) },
        """
        in 40 deals of 800 chores, about 2000 should move from each quarter of the list to each; \
        \(how), those of the first quarter moved \(moves[0])
        """)
    }
  }

  @Test func `without a generator the order is random too`() {
    let orders = (1...20).map { _ in dealer.deal(chores) }
    #expect(Set(orders).count > 1, "without a generator, 20 deals were all in the same order")
  }

  // The system's generator can't be seeded, so the bounds are 7 standard deviations away.
  @Test func `without a generator no order is favored either`() {
    var counts: [[String]: Int] = [:]
    for _ in 1...12_000 {
      counts[dealer.deal(["Cook", "Iron", "Mop"]), default: 0] += 1
    }
    #expect(
      counts.count == 6 && counts.values.allSatisfy { (1_700...2_300).contains($0) },
      "without a generator the orders of 3 chores were not equally frequent")
  }

  @Test func `without a generator two dealers deal differently`() {
    let mine = (1...20).map { _ in ChoreDealer().deal(chores) }
    let yours = (1...20).map { _ in ChoreDealer().deal(chores) }
    #expect(mine != yours, "without a generator, two dealers dealt the same 20 orders")
  }
}

/// A seeded generator (SplitMix64) that counts its draws.
private struct Dice: RandomNumberGenerator {
  private var state: UInt64
  private(set) var draws = 0

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    draws += 1
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
