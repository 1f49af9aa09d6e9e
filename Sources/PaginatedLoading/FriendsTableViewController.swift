public import Foundation
public import UIKitStandIn

/// The friends in a table, with a pager that nobody else can reach.
public final class FriendsTableViewController: UITableViewController {
  private let pager: Pager<Friend>

  /// Tells the user that a page is missing, and loads it after a tap.
  ///
  /// It is hidden otherwise, and stands below the last row.
  public let retryButton = UIButton(type: .system)

  /// Makes a controller that loads from `source`.
  public init(source: any PageSource<Friend>) {
    pager = Pager(source: source)
    super.init(style: .plain)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Begins to load the first page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    retryButton.setTitle("Try again", for: .normal)
    // A footer takes its width from the table, and its height from its own frame.
    retryButton.frame = CGRect(x: 0, y: 0, width: 0, height: 44)
    tableView.tableFooterView = retryButton
    retryButton.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    pager.onFailure = { [weak self] _ in self?.retryButton.isHidden = false }
    load()
  }

  /// Loads the next page, also after a tap on the retry button.
  public func load() {
    retryButton.isHidden = true
    pager.loadNext(reloading: tableView)
  }

  /// Returns the number of friends so far.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { pager.items.count }

  /// Loads the next page when the last row comes into sight.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == pager.items.count - 1 { load() }
  }
}
