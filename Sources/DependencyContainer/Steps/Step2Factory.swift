public import Foundation
public import UIKitStandIn

/// Step 2, an older design: the container makes the screens, and a screen picks the next one by an
/// enum.
public enum Factory {
  /// The screens, by name and not by class.
  public enum Screen: Equatable, Sendable {
    /// The list of reminders.
    case list
    /// An empty page for a new reminder.
    case editor
  }

  /// What a screen knows of its container.
  @MainActor
  public protocol DependencyContaining: AnyObject {
    /// The place where screens appear, or nil when the app has let go of it.
    var stage: (any StageInterface)? { get }

    /// Makes a new screen.
    func screen(_ screen: Screen) -> UIViewController
  }

  /// Holds what the screens share, and makes the screens.
  public final class Container: DependencyContaining {
    /// The place where screens appear; it holds screens, and they hold this container.
    public private(set) weak var stage: (any StageInterface)?

    /// Makes a container.
    public init(stage: any StageInterface) {
      self.stage = stage
    }

    /// Makes a new screen, which gets this container.
    public func screen(_ screen: Screen) -> UIViewController {
      switch screen {
      case .list: ListViewController(container: self)
      case .editor: EditorViewController(container: self)
      }
    }
  }

  /// The list of reminders, which knows no other screen's class.
  public final class ListViewController: UIViewController {
    private let container: any DependencyContaining

    /// Makes a screen that finds what it needs in `container`.
    public init(container: any DependencyContaining) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because a storyboard has no dependency to pass.
    public required init?(coder: NSCoder) { nil }

    /// Shows the page for a new reminder.
    public func showEditor() {
      container.stage?.show(container.screen(.editor))
    }
  }

  /// An empty page for a new reminder.
  public final class EditorViewController: UIViewController {
    private let container: any DependencyContaining

    /// Makes a screen that finds what it needs in `container`.
    public init(container: any DependencyContaining) {
      self.container = container
      super.init(nibName: nil, bundle: nil)
    }

    /// Returns nil, because a storyboard has no dependency to pass.
    public required init?(coder: NSCoder) { nil }
  }
}
