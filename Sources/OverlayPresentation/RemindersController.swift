public import Foundation
public import UIKitStandIn

/// A list of reminders whose overlay is injected.
public final class RemindersController: UIViewController {
  private let empty: OverlaySlot<UIView>

  /// Makes a controller that lays `overlay` over an empty list.
  public init(overlay: UIView) {
    empty = OverlaySlot(overlay)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes the controller that a storyboard describes, with an overlay for an empty list.
  public init?(coder: NSCoder, overlay: UIView) {
    empty = OverlaySlot(overlay)
    super.init(coder: coder)
  }

  /// Returns nil, because a coder has no overlay.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty {
      empty.show(in: view)
    } else {
      empty.remove()
    }
  }
}
