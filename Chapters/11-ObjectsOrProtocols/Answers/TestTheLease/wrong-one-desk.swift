// wrong: Each test has one desk, so nothing shows whether desks share anything.
// sees: no test of yours notices a set of desks that lets each desk count for itself

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
    let desks = makeDesks(1, block: 100..<200)

    let ids = try [desks[0].nextReminderId(), desks[0].nextReminderId()]

    #expect(ids == [100, 101])
  }

  @Test func `a block that is used up is reported`() throws {
    let desks = makeDesks(1, block: 100..<101)
    _ = try desks[0].nextReminderId()

    #expect(throws: BlockUsedUp.self) { try desks[0].nextReminderId() }
  }

  @Test func `two blocks are two sequences`() throws {
    let mine = makeDesks(1, block: 100..<200)
    let yours = makeDesks(1, block: 500..<600)

    let ids = try [mine[0], yours[0], mine[0]].map { try $0.nextReminderId() }

    #expect(ids == [100, 500, 101])
  }

  @Test func `nothing is given back when the block is used up`() throws {
    var returned: [Range<Int>] = []
    var desks = makeDesks(1, block: 100..<101) { returned.append($0) }
    _ = try desks[0].nextReminderId()

    desks = []

    #expect(returned.isEmpty)
  }
}
