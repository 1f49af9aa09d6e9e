public import UIKitStandIn

/// The talk's third way: a screen with an overlay that other code can show and remove.
///
/// The protocol is Wei Wang's, from his talk "Protocol-Oriented Programming meets Cocoa", 2016.
@MainActor
public protocol OverlayPresentable {
  /// The type of the overlay.
  associatedtype Overlay: UIView

  /// The overlay, which must be the same view each time.
  var overlay: Overlay { get }
}

extension OverlayPresentable where Self: UIViewController {
  /// Lays the overlay over the controller's view, in front of everything else in it.
  public func showOverlay() {
    let overlay = overlay
    overlay.translatesAutoresizingMaskIntoConstraints = true
    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(overlay)
  }

  /// Removes the overlay, if it is in a view.
  public func removeOverlay() {
    overlay.removeFromSuperview()
  }
}
