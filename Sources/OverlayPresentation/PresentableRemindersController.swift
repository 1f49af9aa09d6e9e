public import Foundation
public import UIKitStandIn

/// The list of reminders in the talk's third way; its overlay is injected.
///
/// The talk's controller makes its overlay itself, as ``ForcedRemindersController`` does.
public final class PresentableRemindersController: UIViewController, OverlayPresentable {
  /// What is shown when there is no reminder.
  public let overlay: UILabel

  /// Makes a controller that lays `overlay` over an empty list.
  public init(overlay: UILabel) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a coder has no overlay.
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
