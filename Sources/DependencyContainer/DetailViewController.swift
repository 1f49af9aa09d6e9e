public import Foundation
public import UIKitStandIn

/// One reminder.
public final class DetailViewController: UIViewController {
  /// What this screen was made for.
  public let setup: DetailSetup
  private let server: any ServerInterface
  private let close: @MainActor () -> Void

  /// Makes a screen for one reminder, which calls `close` when the reminder is done.
  public init(
    setup: DetailSetup, server: any ServerInterface, close: @escaping @MainActor () -> Void
  ) {
    self.setup = setup
    self.server = server
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Marks the reminder as done, saves it, and closes the screen.
  ///
  /// - Throws: The server's error. The screen stays open then.
  public func finish() throws {
    var reminder = setup.reminder
    reminder.isDone = true
    try server.save(reminder)
    close()
  }
}
