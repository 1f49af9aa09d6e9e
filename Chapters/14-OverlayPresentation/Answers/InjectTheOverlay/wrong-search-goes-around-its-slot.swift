// wrong: The slot is right, but the search takes the overlay out of any view itself.
// sees: the second one showed it last; then the first one found something, and took it away

import Foundation
import UIKitStandIn

// Exercise 14.2: inject the overlay
//
// The search creates a new label at every empty result, so labels pile up, and no test can supply
// its own. Let the search show the overlay that its initializer receives, and no other view. Write
// the showing and removing once, in the slot, for any screen and any type of overlay. A slot removes
// its overlay only from the view in which it showed it last. Removing never loads a controller's
// view.

/// Holds one overlay, and shows and removes it.
@MainActor
final class OverlaySlot<Overlay: UIView> {
  /// The overlay, with its own type.
  let overlay: Overlay
  private weak var host: UIView?

  /// Makes a slot for `overlay`, and doesn't show it yet.
  init(_ overlay: Overlay) {
    self.overlay = overlay
  }

  /// Puts the overlay in front of everything else in `view`.
  func show(in view: UIView) {
    view.addSubview(overlay)
    host = view
  }

  /// Removes the overlay from that view, and leaves it alone if it is in another one.
  func remove() {
    if overlay.superview === host { overlay.removeFromSuperview() }
  }
}

/// A screen that searches reminders.
final class SearchController: UIViewController {
  private let empty: OverlaySlot<UILabel>

  init(overlay: UILabel) {
    empty = OverlaySlot(overlay)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows the reminders that were found, or that there are none.
  func show(_ found: [String]) {
    if found.isEmpty {
      empty.show(in: view)
    } else {
      if isViewLoaded { empty.overlay.removeFromSuperview() }
    }
  }
}
