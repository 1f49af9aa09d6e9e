public import Foundation

/// A view that shows rows.
///
/// Left out: scrolling, and with it the superclass `UIScrollView`; the data source, the delegate
/// and the cells. So no row is ever shown.
@MainActor
open class UITableView: UIView {
  /// The style of a table.
  public enum Style: Int, Sendable {
    /// Rows without groups.
    case plain
    /// Rows in groups.
    case grouped
    /// Rows in groups with rounded corners.
    case insetGrouped
  }

  /// How the table looks.
  open private(set) var style: Style

  /// A view behind all rows, which does not scroll with them.
  ///
  /// Left out: the size, which UIKit makes the table's.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// A view below the last row, which scrolls with the rows.
  ///
  /// Left out: the place and the width, which UIKit decides. The height is the view's own.
  open var tableFooterView: UIView? {
    didSet {
      if oldValue !== tableFooterView { oldValue?.removeFromSuperview() }
      if let tableFooterView { addSubview(tableFooterView) }
    }
  }

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes the table that a nib describes, without groups.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes a table without groups.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  /// Asks the data source for all rows anew, which a stand-in does not have.
  open func reloadData() {}

  /// Returns a row that is no longer shown, to be used again, or nil if there is none.
  ///
  /// A stand-in shows no rows, so this one always returns nil.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { nil }
}

/// A row of a table.
///
/// Left out: what is in it, and how it is used again.
@MainActor
open class UITableViewCell: UIView {
  /// The style of a row.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default`
    /// A text, and a second one at the other edge.
    case value1
    /// A text, and a second one beside it.
    case value2
    /// A text, and a second one below it.
    case subtitle
  }

  /// What rows of this kind are asked for by.
  open private(set) var reuseIdentifier: String?

  /// Makes a row; the style is passed over.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect())
  }

  /// Makes the row that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func read(_ coder: NibCoder) {
    super.read(coder)
    reuseIdentifier = coder.entry.identifier
  }

  /// Makes a row that nothing is asked for by; the frame is passed over, for the table decides it.
  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
  }
}

/// A controller whose view is a table.
///
/// Left out: the conformance to `UITableViewDataSource` and `UITableViewDelegate`, whose optional
/// requirements only Objective-C has. Two of their methods are here for subclasses to override; in
/// UIKit nothing is behind the second one, so an override must not call super. A subclass that
/// shows rows in an app overrides `tableView(_:cellForRowAt:)` as well.
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

  /// Makes a controller with a table without groups; both arguments are passed over.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .plain
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller with a table without groups.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes the table.
  open override func loadView() {
    view = UITableView(frame: CGRect(), style: style)
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
