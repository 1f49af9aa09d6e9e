public import Foundation
public import UIKitStandIn

/// The talk's second way: the controller loads its overlay from a nib, by name, and keeps a flag.
public final class NamedRemindersController: UIViewController {
  private let bundle: Bundle
  private var overlay: UIView?

  /// Whether the controller believes that its overlay is on the screen.
  public private(set) var isOverlayShown = false

  /// Makes a controller that loads its overlay from `bundle`, which is the main bundle in the talk.
  public init(bundle: Bundle) {
    self.bundle = bundle
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a coder has no bundle.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty, !isOverlayShown {
      overlay =
        bundle.loadNibNamed("EmptyReminders", owner: nil, options: nil)?
        .last as? UIView
      if let overlay { view.addSubview(overlay) }
      isOverlayShown = true
    } else if !reminders.isEmpty {
      overlay?.removeFromSuperview()
      isOverlayShown = false
    }
  }
}
