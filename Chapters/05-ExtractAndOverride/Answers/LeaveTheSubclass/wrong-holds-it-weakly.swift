// wrong: Holds the store weakly, so it is gone if nobody else holds it.
// sees: nothing but the inbox held the store, which was empty

import ReminderStorage

// Exercise 5.4: leave the subclass behind
//
// Tests reach the inbox through a subclass that overrides `makeStore()`. That was the foothold; now
// move on to constructor injection. `init(store:)` exists, but it ignores its argument. Make it use
// the store, and keep `init()`, which the app calls in many places, for an inbox on
// `UserInbox.shared`. An inbox may keep its count, or read it from its store each time. Once nothing
// has to be overridden any more, the class can be final and `makeStore()` can go.

/// Counts the reminders that nobody has looked at yet.
final class ReminderInbox {
  private weak var store: AnyObject?
  private(set) var unread: Int

  /// Makes the app's inbox, which goes on from what `UserInbox.shared` holds.
  convenience init() {
    self.init(store: UserInbox.shared)
  }

  /// Makes an inbox that goes on from what `store` holds.
  init(store: any KeyValueStore) {
    self.store = store as AnyObject
    unread = store.object(forKey: "unread") as? Int ?? 0
  }

  /// Counts one more, and stores the count under "unread".
  func receive() {
    unread += 1
    (store as? any KeyValueStore)?.set(unread, forKey: "unread")
  }
}

// The user's own inbox. You don't have to change this class. In this exercise it always holds 7,
// and it tells the check when it is used.
final class UserInbox: KeyValueStore, Sendable {
  static let shared = UserInbox()
  @TaskLocal static var isUsed: @Sendable (_ how: String) -> Void = { _ in }

  func object(forKey key: String) -> Any? {
    Self.isUsed("read \(key)")
    return 7
  }

  func set(_ value: Any?, forKey key: String) {
    Self.isUsed("write \(value ?? "nothing") as \(key)")
  }
}
