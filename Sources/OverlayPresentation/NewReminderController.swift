public import Foundation
import ReminderStorage
public import UIKitStandIn

/// The talk's first example of an overlay, an error page.
///
/// It is a control, so that a tap can close it: it takes all touches of what it covers.
public final class ErrorPage: UIControl {
  /// Says what went wrong.
  public let message = UILabel()

  /// Makes a page that its message fills.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    message.frame = bounds
    message.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(message)
    // VoiceOver must not read what the page covers, and has to say that a tap does something. The
    // label lets touches through, so a tap on it reaches the page.
    accessibilityViewIsModal = true
    message.accessibilityTraits = .button
  }

  /// Returns nil, because no nib describes a page.
  public required init?(coder: NSCoder) { nil }
}

/// A screen that creates reminders, and shows an error page if one can't get an id.
public final class NewReminderController: UIViewController {
  private let ids: ReminderIdGenerator
  private let failure: OverlaySlot<ErrorPage>
  private let log: (String) -> Void

  /// The titles of the reminders that were created, under their ids.
  public private(set) var titles: [Int: String] = [:]

  /// Makes a controller whose reminders get their ids from `ids`, and that shows failures on `errorPage`.
  ///
  /// `log` gets the description of each failure, which is for developers. A tap on `errorPage`
  /// closes it.
  public init(
    ids: ReminderIdGenerator, errorPage: ErrorPage, log: @escaping (String) -> Void
  ) {
    self.ids = ids
    self.log = log
    failure = OverlaySlot(errorPage)
    super.init(nibName: nil, bundle: nil)
    errorPage.addAction(
      UIAction { [weak failure] _ in failure?.remove() }, for: .touchUpInside)
  }

  /// Returns nil, because a coder has no error page.
  public required init?(coder: NSCoder) { nil }

  /// Creates a reminder, or shows that it was not possible.
  public func create(_ title: String) {
    do {
      let id = try ids.nextReminderId()
      titles[id] = title
      failure.remove()
    } catch {
      log(error.description)
      failure.overlay.message.text = "The reminder wasn't saved. Tap to go back."
      failure.show(in: view)
    }
  }
}
