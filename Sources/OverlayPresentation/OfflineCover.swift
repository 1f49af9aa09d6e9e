public import UIKitStandIn

/// Covers the whole app with one overlay while the phone is offline.
///
/// The composition root makes one for each window. What `root` presents in front of itself, such as
/// a sheet, isn't in its view and so isn't covered.
@MainActor
public final class OfflineCover {
  private let root: UIViewController
  private let offline: OverlaySlot<UIView>

  /// Makes an object that lays `overlay` over the view of `root`, which contains all screens.
  public init(root: UIViewController, overlay: UIView) {
    self.root = root
    offline = OverlaySlot(overlay)
  }

  /// Covers the app if it is offline, and uncovers it otherwise.
  public func update(isOnline: Bool) {
    if isOnline {
      offline.remove()
    } else {
      offline.show(in: root.view)
    }
  }
}
