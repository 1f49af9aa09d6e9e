// wrong: Lets the badge count at least 0.
// sees: the last id is -5, and one more is -4; the badge counts 0

import ReminderStorage

// Exercise 6.4: move the choice
//
// A demo of the app must not touch the user's reminders. So the desk and the badge both get a mode.
// Neither looks at it yet, and each makes a store of its own in memory: the live app keeps nothing,
// and the badge never counts what the desk adds.
//
// Move the choice into `makeApp`. The root has two closures, and each opens a set of modules. Call the
// one for the mode, once for each app, and leave the other one alone: `live` opens the user's store.
// The desk and the badge use the modules that they are passed, and need no mode any more.

enum Mode {
  case live
  case demo
}

/// Picks the modules and puts the app together.
///
/// The start of the program passes the two closures, which name the concrete types.
struct CompositionRoot {
  let live: () -> Modules
  let demo: () -> Modules

  func makeApp(_ mode: Mode) -> App {
    let modules = mode == .demo ? demo() : live()
    return App(
      desk: Desk(store: modules.store, channel: modules.channel),
      badge: Badge(store: modules.store))
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

/// Counts the reminders that have been made.
struct Badge {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  /// The last id and one more, or 0 if there is no last id.
  var count: Int {
    let last = store.object(forKey: currentReminderId) as? Int
    return max(0, (last ?? -1) + 1)
  }
}

protocol Channel {
  func deliver(_ text: String)
}

// What the desk and the badge make for themselves now. Leave these two as they are.
final class MemoryStore: KeyValueStore {
  private var values: [String: Any] = [:]

  func object(forKey key: String) -> Any? { values[key] }
  func set(_ value: Any?, forKey key: String) { values[key] = value }
}

struct Drawer: Channel {
  func deliver(_ text: String) {}
}
