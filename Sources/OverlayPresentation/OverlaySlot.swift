public import Foundation
public import UIKitStandIn

/// One overlay, with what can be done with it.
///
/// A protocol can only ask for a getter. Here the view is in a `let`, so what is removed is what
/// was shown.
@MainActor
public struct OverlaySlot<Overlay: UIView> {
  /// The overlay.
  public let overlay: Overlay

  /// Makes a slot for `overlay`.
  public init(_ overlay: Overlay) {
    self.overlay = overlay
  }

  /// Puts the overlay in front of everything else in `view`.
  public func show(in view: UIView) {
    view.addSubview(overlay)
  }

  /// Takes the overlay out of `view`, and leaves it alone if another view has it.
  public func remove(from view: UIView) {
    if overlay.superview === view { overlay.removeFromSuperview() }
  }
}

/// The same screen without the protocol: nobody else can show the overlay.
public final class SlotRemindersController: UIViewController {
  private let nothing: OverlaySlot<UILabel>

  /// Makes a controller that lays `overlay` over an empty list.
  public init(overlay: UILabel) {
    nothing = OverlaySlot(overlay)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty {
      nothing.show(in: view)
    } else {
      nothing.remove(from: view)
    }
  }
}
