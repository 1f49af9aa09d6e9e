// wrong: Holds the store weakly, so it is gone if nobody else holds it.
// sees: nothing but your ids held the store

import ReminderStorage

// Exercise 7.2: hold the collaborator
//
// Two pages create reminders. Their superclasses differ, so the id rule was pasted into both, each
// time with its own store. Only the copy in `NotePage` has been fixed. Write one type that follows
// the fixed rule, and return it from `makeIds(store:)`. Then let both pages take their ids from the
// `ids` that they receive. Each page keeps its superclass and shows what it shows today. If it gets
// no id, it throws the error and shows nothing new.

/// A source of reminder ids.
protocol ReminderIds {
  /// Returns the next id: 0 if nothing is stored under `currentReminderId`, n + 1 if n is stored.
  ///
  /// Stores the id before returning it. If the stored value is not an integer, it stays, and the
  /// method throws.
  func nextReminderId() throws -> Int
}

/// What the check and the app call: returns ids that follow the rule, with the last id in `store`.
func makeIds(store: any KeyValueStore) -> any ReminderIds {
  StoredIds(store: store)
}

/// Ids whose last one is in a store.
final class StoredIds: ReminderIds {
  // The app owns the store.
  private weak var object: AnyObject?

  private var store: (any KeyValueStore)? { object as? any KeyValueStore }

  init(store: any KeyValueStore) {
    object = store as AnyObject
  }

  func nextReminderId() throws -> Int {
    let id = try reminderId(after: store?.object(forKey: currentReminderId))
    store?.set(id, forKey: currentReminderId)
    return id
  }
}

/// A page that shows one reminder.
final class NotePage: Page {
  private let ids: any ReminderIds

  init(ids: any ReminderIds) {
    self.ids = ids
  }

  /// Creates a reminder, shows its title, and returns its id.
  func add(_ title: String) throws -> Int {
    let id = try ids.nextReminderId()
    self.title = title
    return id
  }
}

/// A page that lists reminders.
final class InboxPage: TablePage {
  private let ids: any ReminderIds

  init(ids: any ReminderIds) {
    self.ids = ids
  }

  /// Creates a reminder, adds its title as a row, and returns its id.
  func add(_ title: String) throws -> Int {
    let id = try ids.nextReminderId()
    rows.append(title)
    return id
  }
}

// The vendor's pages, which you can't change.

class Page {
  var title = ""
}

class TablePage: Page {
  var rows: [String] = []
}

// The store that each page created for itself. You can delete this class.
final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}
