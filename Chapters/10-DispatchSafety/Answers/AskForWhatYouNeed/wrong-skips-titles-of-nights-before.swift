// wrong: A title that was sent on one night is left out on all later ones.
// sees: A on the next; the calls were ["add A", "add B", "deliver", "deliver"]

// Exercise 10.3: ask for what you need
//
// Since somebody wrapped the outbox to count what goes in, reminders no longer leave the phone.
// The wrapper is an `Outbox` and nothing more, so the cast below fails, and nobody notices.
// Let the sync deliver with the closure that it is given, whatever its outbox is. The initializer's
// parameters stay as they are, so that every outbox fits, wrapped or not.

/// Puts reminders into an outbox at night, and has it delivered.
final class NightlySync {
  private var sent: Set<String> = []
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
    let before = sent
    sent.formUnion(titles)
    for title in titles where !before.contains(title) {
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
