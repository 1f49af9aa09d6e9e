public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitStandIn
#endif

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

  /// Is not available: this initializer has no place for a container.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { return nil }

  /// Marks the reminder as done, and saves it.
  public func finish() {
    var reminder = setup.reminder
    reminder.isDone = true
    container.server.save(reminder)
  }
}
