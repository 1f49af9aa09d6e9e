// wrong: What was hidden on its way out is still hidden when it comes back.
// sees: it is in the view and hidden

import UIKitStandIn

// Exercise 14.4: show one at a time
//
// A screen of reminders can be empty, offline or still loading, and has an overlay for each state.
// If it shows one after the other, they pile up. Write a switch that shows at most one of them. The
// controller will hold the switch, so the switch must not keep the controller alive. Other code may
// move or remove an overlay, add it again, or replace the controller's view.

/// Shows at most one overlay at a time over a controller.
@MainActor
final class OverlaySwitch {
  /// Makes a switch, and does not load the controller's view yet.
  private weak var controller: UIViewController?
  private var overlay: UIView?

  init(over controller: UIViewController) {
    self.controller = controller
  }

  /// The overlay that this switch put into the controller's view last, or nil if it was removed or
  /// is in another view.
  ///
  /// After `remove()` it is nil until the next `show(_:)`, even if other code adds the overlay again.
  var shown: UIView? {
    guard let controller, controller.isViewLoaded else { return nil }
    guard let overlay, overlay.superview === controller.view else { return nil }
    return overlay
  }

  /// Puts `overlay` in front of everything else, and removes the one that was shown before.
  func show(_ overlay: UIView) {
    guard let controller else { return }
    remove()
    controller.view.addSubview(overlay)
    self.overlay = overlay
  }

  /// Removes the overlay that is shown, and no other view.
  func remove() {
    shown?.isHidden = true
    shown?.removeFromSuperview()
    overlay = nil
  }
}
