// why: A default argument spares the second initializer; the callers of `init()` compile as before.

import ReminderStorage

// Exercise 5.4: leave the subclass behind
//
// Tests get at the inbox by a subclass that overrides `makeStore()`. That was the foothold; now
// move on to constructor injection. `init(store:)` is there and ignores its argument. Make it work,
// and let `init()`, which the app calls everywhere, do what it did before. When nothing needs to be
// overridden any more, the class can be final and `makeStore()` can go.

/// Counts the reminders that nobody has looked at yet.
final class ReminderInbox {
  private let store: any KeyValueStore
  private(set) var unread: Int

  /// Makes an inbox that goes on from what `store` holds.
  init(store: any KeyValueStore = UserInbox.shared) {
    self.store = store
    unread = store.object(forKey: "unread") as? Int ?? 0
  }

  /// Counts one more, and stores the count under "unread".
  func receive() {
    unread += 1
    store.set(unread, forKey: "unread")
  }
}

// The user's own inbox. You need not change this class. In this exercise it always holds 7, and
// tells the check when it is used.
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
