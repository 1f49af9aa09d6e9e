public import UIKitStandIn

/// The code before the injection, and the talk's first way: the controller makes its overlay.
public final class CodedRemindersController: UIViewController {
  private var overlay: UILabel?

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty {
      let overlay = UILabel(frame: view.bounds)
      overlay.text = "Nothing to remember"
      view.addSubview(overlay)
      self.overlay = overlay
    } else {
      overlay?.removeFromSuperview()
      overlay = nil
    }
  }
}
