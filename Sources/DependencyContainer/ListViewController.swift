public import Foundation
public import UIKitStandIn

/// The list of reminders; it knows no container, and no other screen's class.
public final class ListViewController: UIViewController {
  private let ids: ReminderIdGenerator
  private let server: any ServerInterface
  private let show: @MainActor (Screen) -> Void

  /// Makes a screen that calls `show` to go on to another one.
  public init(
    ids: ReminderIdGenerator, server: any ServerInterface,
    show: @escaping @MainActor (Screen) -> Void
  ) {
    self.ids = ids
    self.server = server
    self.show = show
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Makes a reminder, saves it, and shows its detail screen.
  ///
  /// - Throws: `ReminderIdError` if there is no next id, or the server's error. Nothing is shown
  ///   then.
  public func add(_ title: String) throws {
    let reminder = Reminder(id: try ids.nextReminderId(), title: title)
    try server.save(reminder)
    show(.detail(DetailSetup(reminder: reminder)))
  }

  /// Shows the user's own page.
  public func showAccount() {
    show(.account)
  }
}
