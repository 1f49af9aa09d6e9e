public import Foundation
public import UIKitStandIn

/// A map, which other code covers while the phone is offline.
///
/// A view that takes touches keeps the user from moving the map; a label would let them through.
public final class MapController: UIViewController, Coverable {
  private let offline: OverlaySlot<UIView>

  /// Makes a controller that `overlay` covers while the phone is offline.
  public init(overlay: UIView) {
    offline = OverlaySlot(overlay)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a coder has no overlay.
  public required init?(coder: NSCoder) { nil }

  /// Lays the overlay over the map.
  public func cover() { offline.show(in: view) }

  /// Removes the overlay.
  public func uncover() { offline.remove() }
}
