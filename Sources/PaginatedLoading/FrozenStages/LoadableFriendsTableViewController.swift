public import Foundation
public import UIKitStandIn

/// A frozen stage, the talk's solution three: the friends in a table, with paging from a protocol.
public final class LoadableFriendsTableViewController: UITableViewController, NextPageLoadable {
  /// Where pages come from.
  public let source: any PageSource<Friend>
  /// The friends so far.
  public var data: [Friend] = []
  /// How far they have been loaded.
  public var nextPageState = NextPageState<Int>()

  /// Makes a controller that loads from `source`.
  public init(source: any PageSource<Friend>) {
    self.source = source
    super.init(style: .plain)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Begins to load the first page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    loadNext()
  }

  /// Returns the number of friends so far.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { data.count }

  /// Loads the next page when the last row comes into sight.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == data.count - 1 { loadNext() }
  }
}
