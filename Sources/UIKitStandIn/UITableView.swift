public import Foundation

/// A view that shows rows.
@MainActor
open class UITableView: UIView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows without groups.
    case plain
    /// Rows in groups.
    case grouped
  }

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
  }

  /// Makes the table that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Asks the data source for all rows anew.
  open func reloadData() {}
}

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {}

/// A controller whose view is a table.
@MainActor
open class UITableViewController: UIViewController {
  private let style: UITableView.Style

  // The signature is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's table, which is also its view.
  open var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }

  /// Makes a controller with a table of the given style.
  public init(style: UITableView.Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller; a stand-in has no nib files, so both arguments are passed over.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .plain
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Makes the table.
  open override func loadView() {
    view = UITableView(frame: .zero, style: style)
  }

  /// Returns the number of rows in a section.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

  /// Is called before a row is shown.
  open func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {}
}

extension IndexPath {
  /// Makes the path of a row.
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  /// The number of the row in its section.
  public var row: Int { self[1] }

  /// The number of the section.
  public var section: Int { self[0] }
}
