// wrong: Forgets the overlay when `shown` is read at a moment at which it is elsewhere.
// sees: other code moved the overlay to another view and back

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
  private weak var controller: UIViewController?
  private var last: UIView?

  /// Makes a switch, and does not load the controller's view yet.
  init(over controller: UIViewController) {
    self.controller = controller
  }

  /// The overlay that this switch put into the controller's view last, or nil if it was removed or
  /// is in another view.
  ///
  /// After `remove()` it is nil until the next `show(_:)`, even if other code adds the overlay again.
  var shown: UIView? {
    guard let last, let controller, controller.isViewLoaded, last.superview === controller.view
    else {
      last = nil
      return nil
    }
    return last
  }

  /// Puts `overlay` in front of everything else, and removes the one that was shown before.
  func show(_ overlay: UIView) {
    guard let view = controller?.view else { return }
    if shown !== overlay { shown?.removeFromSuperview() }
    view.addSubview(overlay)
    last = overlay
  }

  /// Removes the overlay that is shown, and no other view.
  func remove() {
    shown?.removeFromSuperview()
    last = nil
  }
}
