public import Foundation
public import UIKitStandIn

/// A list of reminders with two overlays, of which it shows at most one.
///
/// While the phone is offline, that overlay is due, whether the list is empty or not.
public final class CoverableRemindersController: UIViewController, Coverable {
  private let empty: OverlaySlot<UIView>
  private let offline: OverlaySlot<UIView>

  private var isEmpty = false
  private var isOffline = false

  /// Makes a controller that lays `empty` over an empty list, and `offline` over a covered one.
  public init(empty: UIView, offline: UIView) {
    self.empty = OverlaySlot(empty)
    self.offline = OverlaySlot(offline)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a coder has no overlays.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    isEmpty = reminders.isEmpty
    update()
  }

  /// Lays the overlay for an offline phone over the list, in place of any other.
  public func cover() {
    isOffline = true
    update()
  }

  /// Removes that overlay, and shows the other one if the list is empty.
  public func uncover() {
    isOffline = false
    update()
  }

  private func update() {
    let due = isOffline ? offline : isEmpty ? empty : nil
    for slot in [offline, empty] where slot !== due { slot.remove() }
    due?.show(in: view)
  }
}
