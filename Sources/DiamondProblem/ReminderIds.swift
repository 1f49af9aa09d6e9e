public import ReminderStorage

/// The top of the diamond: a source of reminder ids.
///
/// It throws nothing but `ReminderIdError`, because each source here uses a `KeyValueStore`. If a
/// file or a server may be behind the protocol, write plain `throws`.
public protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
}

/// The left side: ids for reminders that are saved.
public protocol SavedReminderIds: ReminderIds {
  /// Where the last id of a saved reminder is kept.
  var store: any KeyValueStore { get }
}

/// The right side: ids for drafts, which are kept apart.
public protocol DraftReminderIds: ReminderIds {
  /// Where the last id of a draft is kept.
  var drafts: any KeyValueStore { get }
}

extension SavedReminderIds {
  /// The default, for a type without its own `nextReminderId()` and without a second default.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try nextSavedReminderId()
  }

  /// The default's body, which callers can reach past a type's own method.
  public func nextSavedReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

extension DraftReminderIds {
  /// The default, for a type without its own `nextReminderId()` and without a second default.
  public func nextReminderId() throws(ReminderIdError) -> Int {
    try nextDraftReminderId()
  }

  /// The default's body, which callers can reach past a type's own method.
  public func nextDraftReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: drafts.object(forKey: currentReminderId))
    drafts.set(id, forKey: currentReminderId)
    return id
  }
}
