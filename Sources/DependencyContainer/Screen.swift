import UIKitStandIn

/// The screens that a screen can ask for, by name and not by class.
public enum Screen: Equatable, Sendable {
  /// The list of reminders.
  case list
  /// One reminder.
  case detail(DetailSetup)
}

/// What the detail screen needs, and no other screen sees.
public struct DetailSetup: Equatable, Sendable {
  /// The reminder to show.
  public let reminder: Reminder

  /// Makes a setup.
  public init(reminder: Reminder) {
    self.reminder = reminder
  }
}

/// Knows the class behind each screen.
///
/// It is handed the container for each screen and holds none, so the two can't keep each other
/// alive.
@MainActor
struct ScreenFactory {
  /// Makes a new screen that gets `container`.
  func screen(_ screen: Screen, in container: any DependencyContaining) -> UIViewController {
    switch screen {
    case .list: ListViewController(container: container)
    case .detail(let setup): DetailViewController(setup: setup, container: container)
    }
  }
}
