public import Foundation
public import ReminderStorage
public import UIKitStandIn

/// Step 1, an older design: a container is passed from screen to screen, and each screen makes the
/// next one.
public enum PassedContainer {
  /// What a screen knows of its container.
  @MainActor
  public protocol DependencyContaining: AnyObject {
    /// The server, the same one each time.
    var server: any ServerInterface { get }

    /// Where the ids are kept.
    var store: any KeyValueStore { get }

    /// The place where screens appear, or nil when the app has let go of it.
    var stage: (any StageInterface)? { get }
  }

  /// Holds what the screens share.
  public final class Container: DependencyContaining {
    /// The server, the same one each time.
    public let server: any ServerInterface
    /// Where the ids are kept.
    public let store: any KeyValueStore
    /// The place where screens appear; it holds screens, and they hold this container.
    public private(set) weak var stage: (any StageInterface)?

    /// Makes a container.
    public init(
      server: any ServerInterface, stage: any StageInterface, store: any KeyValueStore
    ) {
      self.server = server
      self.stage = stage
      self.store = store
    }
  }

  /// The list of reminders, which names the class of the next screen.
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
      let ids = ReminderIdGenerator(store: container.store)
      let reminder = Reminder(id: try ids.nextReminderId(), title: title)
      try container.server.save(reminder)
      container.stage?.show(DetailViewController(reminder: reminder, container: container))
    }
  }

  /// One reminder.
  public final class DetailViewController: UIViewController {
    /// The reminder that is shown.
    public let reminder: Reminder
    private let container: any DependencyContaining

    /// Makes a screen that finds what it needs in `container`.
    public init(reminder: Reminder, container: any DependencyContaining) {
      self.reminder = reminder
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because a storyboard has no dependency to pass.
    public required init?(coder: NSCoder) { nil }
  }
}
