// why: A scene for each promise; the rests are written down with the name of their block.

import Testing

// Exercise 11.4: test the lease
//
// The desks of one window number drafts. They share a block of ids that the window has borrowed from
// a pool in memory. The promises: the ids of a block are returned in order, each of them once,
// whichever desk takes it. When the block is used up, a desk throws a `BlockUsedUp`. When the last
// desk is gone, the block's rest is given back, once. If there is no rest, nothing is given back.
//
//   var desks = makeDesks(2, block: 100..<200) { rest in … }   two desks, and what gets the rest
//   try desks[0].nextReminderId()                              the next id of the block
//   desks.removeLast(), desks = []                             one desk is gone, or all of them
//
// Each test is run on right desks, where it must pass, and on nine broken sets of desks. The basic
// tests below notice two of them. Write the tests that are missing: with more than one desk, with
// more than one block, and of the end.

extension TestTheLease {
  @Test func `one desk returns the ids of the block in order`() throws {
    let desks = makeDesks(1, block: 100..<103) { _ in }
    #expect(try (0..<3).map { _ in try desks[0].nextReminderId() } == [100, 101, 102])
    #expect(throws: BlockUsedUp.self) { try desks[0].nextReminderId() }
    #expect(throws: BlockUsedUp.self) { try desks[0].nextReminderId() }
  }

  @Test func `desks share a block`() throws {
    let desks = makeDesks(3, block: 100..<104) { _ in }
    let ids = try [0, 2, 1, 0].map { try desks[$0].nextReminderId() }
    #expect(ids == [100, 101, 102, 103])
    for desk in desks { #expect(throws: BlockUsedUp.self) { try desk.nextReminderId() } }
  }

  @Test func `two blocks`() throws {
    var rests: [String] = []
    var one = makeDesks(2, block: 0..<10) { rests.append("one \($0)") }
    var two = makeDesks(2, block: 50..<60) { rests.append("two \($0)") }
    #expect(
      try [one[0], two[0], two[1], one[1]].map { try $0.nextReminderId() } == [0, 50, 51, 1])
    two = []
    #expect(rests == ["two 52..<60"])
    one = []
    #expect(rests == ["two 52..<60", "one 2..<10"])
  }

  @Test func `the rest is given back at the end, once`() throws {
    var rests: [Range<Int>] = []
    var desks = makeDesks(3, block: 100..<200) { rests.append($0) }
    _ = try desks[1].nextReminderId()
    desks.removeLast()
    #expect(rests == [])
    desks.removeFirst()
    #expect(rests == [])
    #expect(try desks[0].nextReminderId() == 101)
    desks = []
    #expect(rests == [102..<200])
  }

  @Test func `an unused block is given back whole`() {
    var rests: [Range<Int>] = []
    var desks = makeDesks(2, block: 100..<200) { rests.append($0) }
    desks = []
    #expect(desks.isEmpty)
    #expect(rests == [100..<200])
  }

  @Test func `no rest, nothing given back`() throws {
    var rests: [Range<Int>] = []
    var desks = makeDesks(2, block: 100..<102) { rests.append($0) }
    for desk in desks { _ = try desk.nextReminderId() }
    #expect(throws: BlockUsedUp.self) { try desks[0].nextReminderId() }
    #expect(rests == [])
    desks = []
    #expect(desks.isEmpty)
    #expect(rests == [])
  }
}
