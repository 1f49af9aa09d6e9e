public import Foundation
public import UIKitStandIn

/// A frozen step, the talk's third way as on its slide: the controller makes its overlay from a nib.
///
/// The slide unwraps the view with an exclamation mark. This book's format forbids that, so a
/// `fatalError` ends the process in its place.
public final class ForcedRemindersController: UIViewController, OverlayPresentable {
  /// What is shown when there is no reminder.
  public let overlay: UILabel

  /// Makes a controller and its overlay from `bundle`, which is the main bundle in the talk.
  ///
  /// The process ends if the nib has no label in its last place.
  public init(bundle: Bundle) {
    let objects = bundle.loadNibNamed("EmptyReminders", owner: nil, options: nil)
    guard let overlay = objects?.last as? UILabel else {
      fatalError("what an exclamation mark after the view does")
    }
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a coder has no bundle.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    if reminders.isEmpty {
      showOverlay()
    } else {
      removeOverlay()
    }
  }
}
