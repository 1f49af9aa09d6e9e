/// Ids for a window's drafts, from a block that the window has borrowed from the app's pool.
///
/// The pool and the block are in memory, and so are the drafts. A class for two reasons. All that
/// hold the lease take ids from one counter, so the object's *identity* matters. And when nobody
/// holds it any more, the rest of the block goes back to the pool, so its *lifetime* matters.
///
/// No `deinit` runs when the process ends. That is no loss here, because the pool ends with it.
public nonisolated final class LeasedIds: ReminderIds {
  private let block: Range<Int>
  private var rest: Range<Int>
  private let giveBack: (Range<Int>) -> Void

  /// Makes a lease of `block`, whose rest goes to `giveBack` at the end.
  public init(of block: Range<Int>, giveBack: @escaping (Range<Int>) -> Void) {
    self.block = block
    rest = block
    self.giveBack = giveBack
  }

  deinit {
    if !rest.isEmpty { giveBack(rest) }
  }

  /// Returns the next id of the block.
  ///
  /// - Throws: ``BlockUsedUp`` if no id is left.
  public func nextReminderId() throws(BlockUsedUp) -> Int {
    guard let id = rest.popFirst() else { throw BlockUsedUp(block: block) }
    return id
  }
}

/// A block has no id left.
public struct BlockUsedUp: Error, Equatable {
  /// The ids that the block had at first.
  public let block: Range<Int>

  /// Makes the error for `block`.
  public init(block: Range<Int>) {
    self.block = block
  }
}

/// The same lease as a value that can't be copied: it has one owner, and ends with that owner.
public struct OwnedLease: ~Copyable {
  private let block: Range<Int>
  private var rest: Range<Int>
  private let giveBack: (Range<Int>) -> Void

  /// Makes a lease of `block`, whose rest goes to `giveBack` at the end.
  public init(of block: Range<Int>, giveBack: @escaping (Range<Int>) -> Void) {
    self.block = block
    rest = block
    self.giveBack = giveBack
  }

  deinit {
    if !rest.isEmpty { giveBack(rest) }
  }

  /// Returns the next id of the block.
  ///
  /// - Throws: ``BlockUsedUp`` if no id is left.
  public mutating func nextReminderId() throws(BlockUsedUp) -> Int {
    guard let id = rest.popFirst() else { throw BlockUsedUp(block: block) }
    return id
  }
}
