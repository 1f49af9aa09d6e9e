// wrong: Moves the desk and leaves the badge with a store of its own.
// sees: the badge was given a store that holds 41, so it counts 42

import ReminderStorage

// Exercise 6.4: move the choice
//
// A demo must leave the user's reminders alone. So the desk and the badge both look at the mode,
// and each makes what it needs. They do not even agree: each has a store of its own.
//
// Let both use what they are given. Then let the composition root choose, once for both, from its
// two sets of modules. Neither the desk nor the badge needs a mode then.

enum Mode {
  case live
  case demo
}

/// The only one who knows all modules.
struct CompositionRoot {
  let live: Modules
  let demo: Modules

  func makeApp(_ mode: Mode) -> App {
    let modules = mode == .demo ? demo : live
    return App(
      desk: Desk(store: modules.store, channel: modules.channel), badge: Badge(mode: mode))
  }
}

struct Modules {
  let store: any KeyValueStore
  let channel: any Channel
}

struct App {
  let desk: Desk
  let badge: Badge
}

/// Makes reminders and delivers them.
struct Desk {
  private let store: any KeyValueStore
  private let channel: any Channel

  init(store: any KeyValueStore, channel: any Channel) {
    self.store = store
    self.channel = channel
  }

  /// Stores the next id and then delivers the reminder.
  ///
  /// Without an id nothing is delivered.
  func add(_ title: String) throws {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    channel.deliver("\(id) \(title)")
  }
}

/// Says how many reminders have been made.
struct Badge {
  private let store: any KeyValueStore

  init(mode: Mode) {
    store = MemoryStore()
  }

  init(store: any KeyValueStore) {
    self.init(mode: .demo)
  }

  /// The last id and one more, or 0 if there is no last id.
  var count: Int {
    let last = store.object(forKey: currentReminderId) as? Int
    return last.map { $0 + 1 } ?? 0
  }
}

protocol Channel {
  func deliver(_ text: String)
}

// What the desk and the badge make now. You need not change these two.
final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

struct Drawer: Channel {
  func deliver(_ text: String) {}
}
