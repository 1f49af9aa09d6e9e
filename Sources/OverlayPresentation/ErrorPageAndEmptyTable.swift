public import Foundation
public import UIKitStandIn

/// The talk's first example, an error page: it says what went wrong.
public final class ErrorPage: UIView {
  /// What went wrong.
  public let message = UILabel()
}

/// A screen that fetches reminders, and shows an error page when it can't.
public final class SyncController: UIViewController, OverlayPresentable {
  /// The error page.
  public let overlay: ErrorPage

  /// Makes a controller that lays `overlay` over a list that can't be fetched.
  public init(overlay: ErrorPage) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Shows what came of fetching the reminders.
  public func finish(_ result: Result<[String], any Error>) {
    switch result {
    case .success:
      removeOverlay()
    case .failure(let error):
      overlay.message.text = error.localizedDescription
      showOverlay()
    }
  }
}

/// The talk's second example, an empty table.
public final class RemindersTableController: UITableViewController, OverlayPresentable {
  /// What is shown when the table has no rows.
  public let overlay: UILabel

  private var reminders: [String] = []

  /// Makes a controller that lays `overlay` over an empty table.
  public init(overlay: UILabel) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Shows `reminders`, or that there are none.
  public func show(_ reminders: [String]) {
    self.reminders = reminders
    tableView.reloadData()
    if reminders.isEmpty {
      showOverlay()
    } else {
      removeOverlay()
    }
  }

  /// Returns the number of reminders.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { reminders.count }
}
