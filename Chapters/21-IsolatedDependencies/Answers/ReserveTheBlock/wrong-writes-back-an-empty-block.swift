// wrong: For an empty block, it writes back what it saw, over the ids that were taken meanwhile.
// sees: this desk reserved 0, 2, 0 and 1 ids

// Exercise 21.2: reserve the block
//
// An import numbers many reminders at once, so it reserves a block of ids: after 6, `reserve(3)`
// returns 7..<10. While it runs, screens take ids at other desks that have the same keeper. The desk
// below reads the last id, and then keeps the new one. Another desk can get in between, and two
// reminders get the same id.
//
// Let `reserve` take the whole step in the keeper's `update`, which lets no one else in:
//
// - No id is in two blocks of desks that share a keeper.
// - The ids of a block follow each other, without a gap.
// - `reserve(0)` returns an empty block, and the keeper holds what it held before.
// - If the keeper throws an error, `reserve` throws it.
//
// No count is negative, and no id comes near `Int.max`.

/// A place where callers reserve ids.
struct IdDesk {
  private let keeper: any LastIdKeeper

  init(keeper: any LastIdKeeper) {
    self.keeper = keeper
  }

  /// Reserves as many ids as `count` says, and returns them.
  func reserve(_ count: Int) throws -> Range<Int> {
    if count == 0 {
      let seen = keeper.last
      try keeper.update { last in last = seen }
      return 0..<0
    }
    return try keeper.update { last in
      let first = last.map { $0 + 1 } ?? 0
      last = first + count - 1
      return first..<first + count
    }
  }
}

// You need not change what follows.

/// Keeps the last id that was reserved.
protocol LastIdKeeper: Sendable {
  /// The last id at this moment, or nil if none was reserved yet.
  var last: Int? { get }

  /// Lets `change` replace the last id, and lets no one else read or replace it meanwhile.
  ///
  /// `change` must not use the keeper, which would wait for `change` to end.
  ///
  /// Returns what `change` returns. It may throw an error of its own, and then `last` stays as it was.
  @discardableResult
  func update<Result>(_ change: (inout Int?) throws -> Result) throws -> Result
}
