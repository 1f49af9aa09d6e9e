public import Foundation
public import UIKitStandIn

/// The second way: the controller loads its overlay by name, once, and minds it on its own.
public final class NamedRemindersController: UIViewController {
  private let loadNib: (String) -> UIView?
  private var overlay: UILabel?

  /// Whether the controller believes that its overlay is on the screen.
  public private(set) var isOverlayShown = false

  /// Makes a controller that asks `loadNib` for a view by its name.
  public init(loadNib: @escaping (String) -> UIView?) {
    self.loadNib = loadNib
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty, !isOverlayShown {
      if overlay == nil { overlay = loadNib("EmptyReminders") as? UILabel }
      if let overlay { view.addSubview(overlay) }
      isOverlayShown = true
    } else if !reminders.isEmpty {
      overlay?.removeFromSuperview()
      isOverlayShown = false
    }
  }
}
