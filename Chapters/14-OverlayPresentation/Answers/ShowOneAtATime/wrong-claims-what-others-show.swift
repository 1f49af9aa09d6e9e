// wrong: Never forgets an overlay, so what others add later counts as shown.
// sees: the switch removed the overlay and others added it again

import UIKitStandIn

// Exercise 14.4: show one at a time
//
// A screen of reminders can be empty, or out of reach, or still loading, and each has an overlay.
// Shown one after the other, they pile up. Write the one place that knows what is shown, so that
// no controller needs a flag. The controller will own the switch, so the switch must not own the
// controller, whose view may be replaced.

/// Shows at most one overlay at a time over a controller.
@MainActor
final class OverlaySwitch {
  private weak var controller: UIViewController?
  private weak var overlay: UIView?

  /// Makes a switch, and does not load the controller's view yet.
  init(over controller: UIViewController) {
    self.controller = controller
  }

  /// The overlay that this switch has put into the controller's view, or nil if it is not there
  /// any more.
  var shown: UIView? {
    guard let controller, controller.isViewLoaded, overlay?.superview === controller.view else {
      return nil
    }
    return overlay
  }

  /// Puts `overlay` in front of everything else, and takes away the one that was shown before.
  func show(_ overlay: UIView) {
    if overlay !== shown { remove() }
    controller?.view.addSubview(overlay)
    self.overlay = overlay
  }

  /// Takes away the overlay that is shown, and no other view.
  func remove() {
    shown?.removeFromSuperview()
  }
}
