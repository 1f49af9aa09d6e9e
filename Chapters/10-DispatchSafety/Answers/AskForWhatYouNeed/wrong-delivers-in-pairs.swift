// wrong: Delivers after each pair of titles, to lose less if the night ends early.
// sees: with ["A", "B", "C", "A"] the calls were

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
    for (index, title) in titles.enumerated() {
      outbox.add(title)
      if index % 2 == 1, index + 1 < titles.count { deliver() }
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
