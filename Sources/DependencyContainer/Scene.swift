#if canImport(UIKit)
  import UIKit
#else
  import UIKitStandIn
#endif

/// The scenes that a screen can ask for, by name and not by class.
public enum Scene: Equatable, Sendable {
  /// The list of reminders.
  case list
  /// One reminder.
  case detail(DetailSetup)
}

/// What the detail scene needs, and no other scene sees.
public struct DetailSetup: Equatable, Sendable {
  /// The reminder to show.
  public let reminder: Reminder

  /// Makes a setup.
  public init(reminder: Reminder) {
    self.reminder = reminder
  }
}

/// Knows the class behind each scene.
///
/// It is handed the container for each scene and holds none, so the two can't keep each other
/// alive.
@MainActor
struct SceneFactory {
  /// Makes a new scene that gets `container`.
  func scene(_ scene: Scene, in container: any DependencyContaining) -> UIViewController {
    switch scene {
    case .list: ListViewController(container: container)
    case .detail(let setup): DetailViewController(setup: setup, container: container)
    }
  }
}
