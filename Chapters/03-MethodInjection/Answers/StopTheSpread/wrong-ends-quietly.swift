// wrong: Returns the items before an error as if they were all.
// sees: the inbox must pass on the error, and not return the first item alone

import ReminderStorage

// Exercise 3.4: stop the spread
//
// At the end of this file, `receive` calls `read`, which calls `number`, and each takes a store
// although only `number` uses it. Move the three functions into the three types, which receive
// their dependency when they are made, so that a caller of `receive(_:isFromFriend:)` doesn't need
// a store. The signatures of the types are right, and their bodies do nothing yet. When you are
// done, you can delete the functions.

struct Inbox {
  let reader: ListReader

  func receive(_ message: String, isFromFriend: Bool) throws -> [String] {
    isFromFriend ? try reader.read(message) : []
  }
}

struct ListReader {
  let counter: ItemCounter

  func read(_ text: String) throws -> [String] {
    var items: [String] = []
    for line in text.split(separator: "\n") {
      do {
        items.append(try counter.number(String(line)))
      } catch {
        if items.isEmpty { throw error }
        break
      }
    }
    return items
  }
}

struct ItemCounter {
  let store: any KeyValueStore

  func number(_ item: String) throws -> String {
    let number = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(number, forKey: currentReminderId)
    return "\(number). \(item)"
  }
}
