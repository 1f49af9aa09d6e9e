// wrong: Calls the closure only if the cast fails.
// sees: the closure you were given must be called once a night; for the nights [["Pay rent"]] it was called 0 times

// Exercise 10.3: ask for what you need
//
// Since somebody wrapped the outbox to count what goes in, reminders no longer leave the phone.
// The wrapper is an `Outbox` and nothing more, so the cast below fails, and nobody notices.
// Let the sync deliver with the closure that it is given, whatever its outbox is. The initializer's
// parameters stay as they are, so that every outbox fits, wrapped or not.

/// Puts reminders into an outbox at night, and has it delivered.
struct NightlySync {
  private let outbox: any Outbox
  private let deliver: () -> Void

  init(outbox: any Outbox, deliver: @escaping () -> Void) {
    self.outbox = outbox
    self.deliver = deliver
  }

  /// Adds all titles in their order, and then delivers once.
  ///
  /// It delivers without titles, too: some may be left from the night before.
  func run(_ titles: [String]) {
    for title in titles {
      outbox.add(title)
    }
    if let outbox = outbox as? any Deliverable {
      outbox.deliver()
    } else {
      deliver()
    }
  }
}

protocol Outbox {
  func add(_ title: String)
}

protocol Deliverable {
  func deliver()
}
