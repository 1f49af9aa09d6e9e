// wrong: Renames the body of a default, and leaves a stub behind to please the compiler.
// sees: a type with drafts only has lost its default

import ReminderStorage

// Exercise 9.2: settle the diamond
//
// Two protocols bring a default `nextReminderId()`, and this generator conforms to both. For now its
// own method always returns 0. While the phone is online, it should return what the default of
// `SavedReminderIds` returns. While the phone is offline, a new reminder is only a draft, so it
// should return what the default of `DraftReminderIds` returns. The phone can go online or offline
// between two calls.
//
// Call the two defaults. Don't copy their code: a copy would pass the checks today, and would stay
// as it is when somebody changes the default. You may change the extensions or add types. A type
// that conforms to only one of the protocols must keep its default.

protocol ReminderIds {
  func nextReminderId() throws(ReminderIdError) -> Int
}

/// Ids for reminders that are saved.
protocol SavedReminderIds: ReminderIds {
  var store: any KeyValueStore { get }
}

extension SavedReminderIds {
  func nextReminderId() throws(ReminderIdError) -> Int {
    try nextSavedReminderId()
  }

  func nextSavedReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// Ids for drafts.
protocol DraftReminderIds: ReminderIds {
  var drafts: any KeyValueStore { get }
}

extension DraftReminderIds {
  func nextReminderId() throws(ReminderIdError) -> Int {
    0
  }

  func nextDraftReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: drafts.object(forKey: currentReminderId))
    drafts.set(id, forKey: currentReminderId)
    return id
  }
}

/// Ids for a phone that is sometimes offline.
struct ReminderIdGenerator: SavedReminderIds, DraftReminderIds {
  let store: any KeyValueStore
  let drafts: any KeyValueStore
  let isOnline: () -> Bool

  /// The next id: a saved one while the phone is online, otherwise a draft's.
  func nextReminderId() throws(ReminderIdError) -> Int {
    try isOnline() ? nextSavedReminderId() : nextDraftReminderId()
  }
}
