// wrong: Writes the rule anew, with a cast that refuses every other integer type.
// sees: 41 was stored as

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

func makeIds(store: any KeyValueStore) -> any ReminderIds {
  StoredIds(store: store)
}

struct StoredIds: ReminderIds {
  struct NotAnInteger: Error {}
  let store: any KeyValueStore

  func nextReminderId() throws -> Int {
    var next = 0
    if let stored = store.object(forKey: currentReminderId) {
      guard let last = stored as? Int, last < .max else { throw NotAnInteger() }
      next = last + 1
    }
    store.set(next, forKey: currentReminderId)
    return next
  }
}

final class NotePage: Page {
  private let ids: any ReminderIds

  init(ids: any ReminderIds) {
    self.ids = ids
  }

  func add(_ title: String) throws -> Int {
    let id = try ids.nextReminderId()
    self.title = title
    return id
  }
}

final class InboxPage: TablePage {
  private let ids: any ReminderIds

  init(ids: any ReminderIds) {
    self.ids = ids
  }

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
