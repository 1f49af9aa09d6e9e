public import Foundation
public import UIKitStandIn

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
  public func finish() {
    var reminder = setup.reminder
    reminder.isDone = true
    container.server.save(reminder)
  }
}
