public import Foundation
import ReminderStorage
public import UIKitStandIn

/// The talk's first example of an overlay, an error page.
public final class ErrorPage: UIView {
  /// Says what went wrong.
  public let message = UILabel()
}

/// A screen that creates reminders, and shows an error page if one can't get an id.
public final class NewReminderController: UIViewController {
  private let ids: ReminderIdGenerator
  private let failure: OverlaySlot<ErrorPage>

  /// The titles of the reminders that were created, under their ids.
  public private(set) var titles: [Int: String] = [:]

  /// Makes a controller whose reminders get their ids from `ids`, and that shows failures on `errorPage`.
  public init(ids: ReminderIdGenerator, errorPage: ErrorPage) {
    self.ids = ids
    failure = OverlaySlot(errorPage)
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a coder has no error page.
  public required init?(coder: NSCoder) { nil }

  /// Creates a reminder, or shows why that was not possible.
  public func create(_ title: String) {
    do {
      let id = try ids.nextReminderId()
      titles[id] = title
      failure.remove()
    } catch {
      failure.overlay.message.text = error.description
      failure.show(in: view)
    }
  }
}
