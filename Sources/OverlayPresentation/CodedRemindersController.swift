public import UIKitStandIn

/// The first way: the controller makes its overlay in code, and minds it on its own.
public final class CodedRemindersController: UIViewController {
  private var overlay: UILabel?

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty {
      let overlay = UILabel()
      overlay.text = "Nothing to remember"
      view.addSubview(overlay)
      self.overlay = overlay
    } else {
      overlay?.removeFromSuperview()
      overlay = nil
    }
  }
}
