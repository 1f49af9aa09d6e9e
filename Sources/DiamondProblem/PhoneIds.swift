public import ReminderStorage

/// A third side: ids for saved reminders, by default from a range that only one phone may use.
///
/// What it promises is the same as on the left side: an id that no other saved reminder has.
public protocol ReservedReminderIds: ReminderIds {
  /// Where the last id of the range is kept.
  ///
  /// If it is empty, the range begins at a million. So for a second phone, store another id here,
  /// such as 1,999,999, before the first call.
  var reserved: any KeyValueStore { get }
}

extension ReservedReminderIds {
  /// The default, for a type without its own `nextReminderId()` and without a second default.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try nextReservedReminderId()
  }

  /// The default's body, which callers can reach past a type's own method.
  public func nextReservedReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: reserved.object(forKey: currentReminderId) ?? 999_999)
    reserved.set(id, forKey: currentReminderId)
    return id
  }
}

/// Both roles in one type, which is sound: `nextReminderId()` promises the same in both.
public struct PhoneIds: SavedReminderIds, ReservedReminderIds {
  /// Where the last id of the sequence is kept that all devices share.
  public let store: any KeyValueStore
  /// Where the last id of this phone's range is kept.
  public let reserved: any KeyValueStore

  /// Makes a source of ids for a phone, whose range may be new.
  public init(store: any KeyValueStore, reserved: any KeyValueStore) {
    self.store = store
    self.reserved = reserved
  }

  /// Returns the next id of this phone's range, which no other saved reminder has.
  ///
  /// - Returns: 1,000,000 if the range is new, `n + 1` if its last id is `n`.
  /// - Throws: ``ReminderIdError`` if the stored value is not an integer or is the largest one.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try nextReservedReminderId()
  }
}
