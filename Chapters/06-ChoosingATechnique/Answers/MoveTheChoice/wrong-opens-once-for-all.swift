// wrong: Keeps the modules of the first app of a mode for the next one.
// sees: one root made two apps

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

struct CompositionRoot {
  private final class Opened { var modules: [Mode: Modules] = [:] }

  let live: () -> Modules
  let demo: () -> Modules
  private let opened = Opened()

  init(live: @escaping () -> Modules, demo: @escaping () -> Modules) {
    self.live = live
    self.demo = demo
  }

  func makeApp(_ mode: Mode) -> App {
    let modules = opened.modules[mode] ?? (mode == .live ? live() : demo())
    opened.modules[mode] = modules
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

struct Desk {
  private let store: any KeyValueStore
  private let channel: any Channel

  init(store: any KeyValueStore, channel: any Channel) {
    self.store = store
    self.channel = channel
  }

  func add(_ title: String) throws {
    let id = try reminderId(after: store.object(forKey: currentReminderId))
    store.set(id, forKey: currentReminderId)
    channel.deliver("\(id) \(title)")
  }
}

struct Badge {
  private let store: any KeyValueStore

  init(store: any KeyValueStore) {
    self.store = store
  }

  var count: Int {
    let last = store.object(forKey: currentReminderId) as? Int
    return last.map { $0 + 1 } ?? 0
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
