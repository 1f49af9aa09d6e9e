public import Foundation
public import ReminderStorage
public import UIKitStandIn

/// Step 3, an older design: what one screen needs travels in the enum, and the screens still take
/// the container.
public enum Setup {
  /// The screens, by name and not by class.
  public enum Screen: Equatable, Sendable {
    /// The list of reminders.
    case list
    /// One reminder.
    case detail(DetailSetup)
  }

  /// A container with a server.
  @MainActor
  public protocol HasServer: AnyObject {
    /// The server, the same one each time.
    var server: any ServerInterface { get }
  }

  /// What a screen knows of its container.
  @MainActor
  public protocol DependencyContaining: HasServer {
    /// The place where screens appear, or nil when the app has let go of it.
    var stage: (any StageInterface)? { get }

    /// Makes a generator of reminder ids.
    func reminderIdGenerator() -> ReminderIdGenerator

    /// Makes a new screen.
    func screen(_ screen: Screen) -> UIViewController
  }

  /// Holds what the screens share, and makes the screens.
  public final class Container: DependencyContaining {
    /// The server that every screen gets.
    public let server: any ServerInterface
    /// The place where screens appear; it holds screens, and they hold this container.
    public private(set) weak var stage: (any StageInterface)?
    private let store: any KeyValueStore
    private let factory = ScreenFactory()

    /// Makes a container.
    public init(
      server: any ServerInterface, stage: any StageInterface, store: any KeyValueStore
    ) {
      self.server = server
      self.stage = stage
      self.store = store
    }

    /// Makes a generator that keeps its last id in the container's store.
    public func reminderIdGenerator() -> ReminderIdGenerator {
      ReminderIdGenerator(store: store)
    }

    /// Makes a new screen, which gets this container.
    public func screen(_ screen: Screen) -> UIViewController {
      factory.screen(screen, in: self)
    }
  }

  /// Knows the class behind each screen.
  ///
  /// It takes the container with each call and holds none, so the two can't keep each other alive.
  @MainActor
  public struct ScreenFactory {
    /// Makes a factory.
    public init() {}

    /// Makes a new screen that gets `container`.
    public func screen(
      _ screen: Screen, in container: any DependencyContaining
    ) -> UIViewController {
      switch screen {
      case .list: ListViewController(container: container)
      case .detail(let setup): DetailViewController(setup: setup, container: container)
      }
    }
  }

  /// The list of reminders; it knows an interface of its container, and no other screen.
  public final class ListViewController: UIViewController {
    private let container: any DependencyContaining

    /// Makes a screen that finds what it needs in `container`.
    public init(container: any DependencyContaining) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because a storyboard has no dependency to pass.
    public required init?(coder: NSCoder) { nil }

    /// Makes a reminder, saves it, and shows its detail screen.
    public func add(_ title: String) throws {
      let id = try container.reminderIdGenerator().nextReminderId()
      let reminder = Reminder(id: id, title: title)
      try container.server.save(reminder)
      container.stage?.show(container.screen(.detail(DetailSetup(reminder: reminder))))
    }
  }

  /// One reminder; of its container it knows the server alone.
  public final class DetailViewController: UIViewController {
    /// What this screen was made for.
    public let setup: DetailSetup
    private let container: any HasServer

    /// Makes a screen for one reminder.
    public init(setup: DetailSetup, container: any HasServer) {
      self.setup = setup
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because a storyboard has no dependency to pass.
    public required init?(coder: NSCoder) { nil }

    /// Marks the reminder as done, and saves it.
    public func finish() throws {
      var reminder = setup.reminder
      reminder.isDone = true
      try container.server.save(reminder)
    }
  }
}
