public import Foundation
public import UIKitStandIn

/// The list of reminders; it knows an interface of its container, and no other screen.
public final class ListViewController: UIViewController {
  private let container: any DependencyContaining

  /// Makes a screen that finds what it needs in `container`.
  public init(container: any DependencyContaining) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Makes a reminder, saves it, and shows its detail screen.
  ///
  /// - Throws: `ReminderIdError` if there is no next id. Nothing is saved or shown then.
  public func add(_ title: String) throws {
    let id = try container.reminderIdGenerator().nextReminderId()
    let reminder = Reminder(id: id, title: title)
    container.server.save(reminder)
    container.stage?.show(container.screen(.detail(DetailSetup(reminder: reminder))))
  }
}
