// wrong: Remembers every overlay it has shown, and removes those that other code added again.
// sees: the first overlay made room for the second one, and other code added it again

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
  private var all: [UIView] = []

  /// Makes a switch, and does not load the controller's view yet.
  init(over controller: UIViewController) {
    self.controller = controller
  }

  /// The overlay that this switch put into the controller's view last, or nil if it was removed or
  /// is in another view.
  ///
  /// After `remove()` it is nil until the next `show(_:)`, even if other code adds the overlay again.
  var shown: UIView? {
    guard let last = all.last, let controller, controller.isViewLoaded,
      last.superview === controller.view
    else { return nil }
    return last
  }

  /// Puts `overlay` in front of everything else, and removes the one that was shown before.
  func show(_ overlay: UIView) {
    guard let view = controller?.view else { return }
    for old in all where old !== overlay && old.superview === view { old.removeFromSuperview() }
    view.addSubview(overlay)
    all.append(overlay)
  }

  /// Removes the overlay that is shown, and no other view.
  func remove() {
    shown?.removeFromSuperview()
    all = []
  }
}
