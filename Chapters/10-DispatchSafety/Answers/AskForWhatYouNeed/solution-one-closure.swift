// why: The sync is a single function, made of the two things that it was given.

// Exercise 10.3: ask for what you need
//
// Since somebody wrapped the outbox to count what goes in, reminders no longer leave the phone.
// The wrapper is an `Outbox` and nothing more, so the cast below fails, and nobody notices.
// Let the sync deliver with the closure that it is given, whatever its outbox is. The initializer's
// parameters stay as they are, so that every outbox fits, wrapped or not.

/// Puts reminders into an outbox at night, and has it delivered.
struct NightlySync {
  private let night: ([String]) -> Void

  init(outbox: any Outbox, deliver: @escaping () -> Void) {
    night = { titles in
      titles.forEach(outbox.add)
      deliver()
    }
  }

  /// Adds all titles in their order, and then delivers once.
  ///
  /// It delivers without titles, too: some may be left from the night before.
  func run(_ titles: [String]) {
    night(titles)
  }
}

protocol Outbox {
  func add(_ title: String)
}

protocol Deliverable {
  func deliver()
}
