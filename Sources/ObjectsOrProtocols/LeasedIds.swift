public import ReminderStorage

/// Ids from a block that a server has reserved for this phone while it is offline.
///
/// A class for two reasons. All that hold the lease take ids from one counter, which is in memory,
/// so the object's *identity* matters. And when nobody holds it any more, the rest of the block goes
/// back to the server, so its *lifetime* matters.
public final class LeasedIds: ReminderIds {
  private var rest: Range<Int>
  private let giveBack: (Range<Int>) -> Void

  /// Makes a lease of `block`, whose rest goes to `giveBack` at the end.
  public init(of block: Range<Int>, giveBack: @escaping (Range<Int>) -> Void) {
    rest = block
    self.giveBack = giveBack
  }

  deinit {
    if !rest.isEmpty { giveBack(rest) }
  }

  /// Returns the next id of the block.
  ///
  /// - Throws: ``ReminderIdError/exhausted(key:)`` if the block is used up.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    guard let id = rest.popFirst() else { throw .exhausted(key: currentReminderId) }
    return id
  }
}

/// The same lease as a value that can't be copied: it has one owner, and ends with that owner.
public struct OwnedLease: ~Copyable {
  private var rest: Range<Int>
  private let giveBack: (Range<Int>) -> Void

  /// Makes a lease of `block`, whose rest goes to `giveBack` at the end.
  public init(of block: Range<Int>, giveBack: @escaping (Range<Int>) -> Void) {
    rest = block
    self.giveBack = giveBack
  }

  deinit {
    if !rest.isEmpty { giveBack(rest) }
  }

  /// Returns the next id of the block.
  ///
  /// - Throws: ``ReminderIdError/exhausted(key:)`` if the block is used up.
  public mutating func nextReminderId() throws(ReminderIdError) -> Int {
    guard let id = rest.popFirst() else { throw .exhausted(key: currentReminderId) }
    return id
  }
}
