// wrong: All titles are to go in, and an empty one is left out.
// sees: with ["", "A"] the calls were ["add A", "deliver"]

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
    for title in titles where !title.isEmpty {
      outbox.add(title)
    }
    deliver()
  }
}

protocol Outbox {
  func add(_ title: String)
}

protocol Deliverable {
  func deliver()
}
