// wrong: Adds no number to an item that begins with it.
// sees: the reader's second line was "1. Milk"

import ReminderStorage

// Exercise 3.4: stop the spread
//
// At the end of this file, `receive` calls `read`, which calls `number`, and each takes a store
// although only `number` uses it. Move the three functions into the three types, which receive
// their dependency when they are made, so that a caller of `receive(_:isFromFriend:)` doesn't need
// a store. The signatures of the types are right, and their bodies do nothing yet. When you are
// done, you can delete the functions.

/// Takes in lists that friends send.
struct Inbox {
  private let reader: ListReader

  init(reader: ListReader) {
    self.reader = reader
  }

  /// Returns the numbered items of a message, or an empty list if it is from a stranger.
  func receive(_ message: String, isFromFriend: Bool) throws -> [String] {
    try isFromFriend ? reader.read(message) : []
  }
}

/// Splits a text into items, one a line.
struct ListReader {
  private let counter: ItemCounter

  init(counter: ItemCounter) {
    self.counter = counter
  }

  /// Returns the lines of `text` that are not empty, numbered.
  func read(_ text: String) throws -> [String] {
    text.isEmpty ? [] : try text.split(separator: "\n").map { try counter.number(String($0)) }
  }
}

/// Numbers items with reminder ids, from 0 on, and stores the last one under `currentReminderId`.
struct ItemCounter {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// Returns the item with the next number before it.
  func number(_ item: String) throws -> String {
    let number = try reminderId(after: store.object(forKey: currentReminderId))
    defer { store.set(number, forKey: currentReminderId) }
    return item.hasPrefix("\(number). ") ? item : "\(number). \(item)"
  }
}

func receive(_ message: String, isFromFriend: Bool, store: any KeyValueStore) throws -> [String] {
  try isFromFriend ? read(message, store: store) : []
}

func read(_ text: String, store: any KeyValueStore) throws -> [String] {
  try text.split(separator: "\n").map { try number(String($0), store: store) }
}

func number(_ item: String, store: any KeyValueStore) throws -> String {
  let number = try reminderId(after: store.object(forKey: currentReminderId))
  store.set(number, forKey: currentReminderId)
  return "\(number). \(item)"
}
