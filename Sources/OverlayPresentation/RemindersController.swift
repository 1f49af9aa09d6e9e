public import Foundation
public import UIKitStandIn

/// A screen of reminders that is given its overlay.
public final class RemindersController: UIViewController, OverlayPresentable {
  /// What is shown when there is no reminder.
  public let overlay: UILabel

  /// Makes a controller that lays `overlay` over an empty list.
  public init(overlay: UILabel) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty {
      showOverlay()
    } else {
      removeOverlay()
    }
  }
}
