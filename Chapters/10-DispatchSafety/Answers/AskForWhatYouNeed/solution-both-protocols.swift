// why: An adaptor makes one value of the outbox and the closure, which conforms to both protocols.

// Exercise 10.3: ask for what you need
//
// Since somebody wrapped the outbox to count what goes in, reminders no longer leave the phone.
// The wrapper is an `Outbox` and nothing more, so the cast below fails, and nobody notices.
// Let the sync deliver with the closure that it is given, whatever its outbox is. The initializer's
// parameters stay as they are, so that every outbox fits, wrapped or not.

/// Puts reminders into an outbox at night, and has it delivered.
struct NightlySync {
  private let outbox: any Outbox & Deliverable

  init(outbox: any Outbox, deliver: @escaping () -> Void) {
    self.outbox = DeliveredOutbox(outbox: outbox, courier: deliver)
  }

  /// Adds all titles in their order, and then delivers once.
  ///
  /// It delivers without titles, too: some may be left from the night before.
  func run(_ titles: [String]) {
    for title in titles {
      outbox.add(title)
    }
    outbox.deliver()
  }
}

/// An outbox, wrapped or not, and the way to deliver it.
private struct DeliveredOutbox: Outbox, Deliverable {
  let outbox: any Outbox
  let courier: () -> Void

  func add(_ title: String) { outbox.add(title) }
  func deliver() { courier() }
}

protocol Outbox {
  func add(_ title: String)
}

protocol Deliverable {
  func deliver()
}
