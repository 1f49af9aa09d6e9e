public import UIKitStandIn

/// Holds one overlay, and shows and removes it.
///
/// A controller holds a slot in a private property. The overlay is in a `let`, so the slot removes
/// the view that it showed.
@MainActor
public final class OverlaySlot<Overlay: UIView> {
  /// The overlay, with its own type.
  public let overlay: Overlay

  private weak var host: UIView?

  /// Makes a slot for `overlay`, and doesn't show it yet.
  public init(_ overlay: Overlay) {
    self.overlay = overlay
  }

  /// Whether the overlay is in the view in which this slot showed it last.
  public var isShown: Bool { host != nil && overlay.superview === host }

  /// Lays the overlay over all of `view`, in front of everything else in it.
  public func show(in view: UIView) {
    overlay.translatesAutoresizingMaskIntoConstraints = true
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
    host = view
  }

  /// Removes the overlay, unless other code has moved it to another view since it was shown.
  public func remove() {
    if isShown { overlay.removeFromSuperview() }
  }
}
