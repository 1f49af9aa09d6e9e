// wrong: Takes an id of the range if the store can't be read, and hides that error.
// sees: the store holds a text, so online there is no next id

import ReminderStorage

// Exercise 9.2: settle the diamond
//
// Two protocols bring a default `nextReminderId()`, and this generator conforms to both. Both
// promise the same: an id that no other reminder has. The default of `SavedReminderIds` takes it
// from a sequence that all your devices share, and the default of `ReservedReminderIds` from a range
// that only this phone uses.
//
// For now the generator's own method always returns 0. While the phone is online, it should return
// what the default of `SavedReminderIds` returns. While the phone is offline, it should return what
// the default of `ReservedReminderIds` returns. The phone can go online or offline between two
// calls.
//
// Call the two defaults. Don't copy their code: a copy would pass the checks today, and would stay
// as it is when somebody changes the default. You may change the extensions or add types. A type
// that conforms to only one of the protocols must keep its default.

protocol ReminderIds {
  /// Returns an id that no other reminder has.
  func nextReminderId() throws(ReminderIdError) -> Int
}

/// Ids that no other reminder has, by default from a sequence that all your devices share.
protocol SavedReminderIds: ReminderIds {
  /// Where the last id of the shared sequence is kept.
  var store: any KeyValueStore { get }
}

extension SavedReminderIds {
  func nextReminderId() throws(ReminderIdError) -> Int { try nextSavedId() }

  func nextSavedId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    return id
  }
}

/// Ids that no other reminder has, by default from a range that only this phone uses.
protocol ReservedReminderIds: ReminderIds {
  /// Holds the last id of the range, such as 1,000,006, and is never empty.
  var reserved: any KeyValueStore { get }
}

extension ReservedReminderIds {
  func nextReminderId() throws(ReminderIdError) -> Int { try nextReservedId() }

  func nextReservedId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: reserved.object(forKey: currentReminderId))
    reserved.set(id, forKey: currentReminderId)
    return id
  }
}

/// Ids for a phone that is sometimes offline.
struct ReminderIdGenerator: SavedReminderIds, ReservedReminderIds {
  let store: any KeyValueStore
  let reserved: any KeyValueStore
  let isOnline: () -> Bool

  /// The next id: from the shared sequence while the phone is online, otherwise from the range.
  func nextReminderId() throws(ReminderIdError) -> Int {
    if isOnline(), let id = try? nextSavedId() { return id }
    return try nextReservedId()
  }
}
