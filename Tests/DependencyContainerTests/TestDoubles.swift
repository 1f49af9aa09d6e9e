import DependencyContainer
import UIKitStandIn

/// A spy: it records what it is sent, and fails if the test says so.
@MainActor
final class SpyServer: ServerInterface {
  var error: (any Error)?
  /// What happens while a reminder is on its way.
  var whileSaving: () throws -> Void = {}
  private(set) var saved: [Reminder] = []

  func save(_ reminder: Reminder) throws {
    if let error { throw error }
    saved.append(reminder)
    try whileSaving()
  }
}

struct Offline: Error, Equatable {}

@MainActor let ada = User(id: 1, name: "Ada")
@MainActor let grace = User(id: 2, name: "Grace")
