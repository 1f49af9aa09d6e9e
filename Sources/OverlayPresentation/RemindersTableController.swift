public import Foundation
public import UIKitStandIn

/// The talk's second example of an overlay, an empty table: a table has a place of its own for it.
public final class RemindersTableController: UITableViewController {
  private let overlay: UIView
  private var reminders: [String] = []

  /// Makes a controller that shows `overlay` behind an empty table.
  public init(overlay: UIView) {
    self.overlay = overlay
    super.init(style: .plain)
  }

  /// Returns nil, because a coder has no overlay.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    self.reminders = reminders
    tableView.backgroundView = reminders.isEmpty ? overlay : nil
    tableView.reloadData()
  }

  /// Returns the number of reminders.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { reminders.count }
}
