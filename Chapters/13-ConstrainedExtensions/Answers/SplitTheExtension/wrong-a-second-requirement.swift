// wrong: Adds the method for several ids to the requirements of the protocol, which was to stay as it is.
// sees: leave the protocol as it is

import ReminderStorage

// Exercise 13.2: split the extension
//
// The user's settings use up reminder ids, because `extension KeyValueStore` gives both methods
// to every store. Split it. `nextReminderId()` should be the default for each type that is a store
// and conforms to `ReminderIds`. `nextReminderIds(count:)` should be on every type that conforms,
// also on `ServerIds`, which is no store. No other type should have either of them. Leave the
// protocol, the four types and the bodies of both methods as they are.

protocol ReminderIds {
  /// Returns the next id.
  func nextReminderId() throws(ReminderIdError) -> Int
  func nextReminderIds(count: Int) throws(ReminderIdError) -> [Int]
}

extension ReminderIds where Self: KeyValueStore {
  /// Returns the next id, after storing it under "currentReminderId".
  func nextReminderId() throws(ReminderIdError) -> Int {
    let id = try reminderId(after: object(forKey: currentReminderId))
    set(id, forKey: currentReminderId)
    return id
  }
}

extension ReminderIds {
  /// Returns the next ids, as many as `count`; if it throws, those before are used up.
  func nextReminderIds(count: Int) throws(ReminderIdError) -> [Int] {
    var ids: [Int] = []
    for _ in 0..<count { ids.append(try nextReminderId()) }
    return ids
  }
}

/// The user's reminders: a store that gives ids.
final class ReminderBox: KeyValueStore, ReminderIds {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

/// The demo's reminders: a struct, and another store that gives ids.
struct DemoBox: KeyValueStore, ReminderIds {
  private let box = ReminderBox()

  func object(forKey key: String) -> Any? { box.object(forKey: key) }
  func set(_ value: Any?, forKey key: String) { box.set(value, forKey: key) }
}

/// The user's settings: a store that gives no ids.
final class SettingsBox: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

/// A server's ids, 101 and up, which come from no store.
final class ServerIds: ReminderIds {
  private var lastId = 100

  func nextReminderId() -> Int {
    lastId += 1
    return lastId
  }
}
