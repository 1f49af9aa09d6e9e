// wrong: The search changes the overlay that it was given.
// sees: the overlay that was given said "Nothing here", and now "No reminder found"

import Foundation
import UIKitStandIn

// Exercise 14.2: inject the overlay
//
// The search is given its overlay, and makes a label of its own whenever it is asked. Let it keep
// the overlay that it is given. Then fill in the two defaults, for every screen with an overlay.

/// A screen that has an overlay.
@MainActor
protocol OverlayPresentable {
  associatedtype Overlay: UIView

  /// The overlay, which must be the same view each time.
  var overlay: Overlay { get }
}

extension OverlayPresentable where Self: UIViewController {
  /// Puts the overlay in front of everything else in the controller's view.
  func showOverlay() {
    view.addSubview(overlay)
  }

  /// Takes the overlay away, if it is shown.
  func removeOverlay() {
    if overlay.superview === view { overlay.removeFromSuperview() }
  }
}

/// A screen that searches reminders.
final class SearchController: UIViewController, OverlayPresentable {
  let overlay: UILabel

  init(overlay: UILabel) {
    self.overlay = overlay
    overlay.text = "No reminder found"
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the reminders that were found, or that there are none.
  func show(_ found: [String]) {
    if found.isEmpty {
      showOverlay()
    } else {
      removeOverlay()
    }
  }
}
