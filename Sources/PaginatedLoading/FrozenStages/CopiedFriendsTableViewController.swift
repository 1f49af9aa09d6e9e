public import Foundation
public import UIKitStandIn

/// A frozen stage, the talk's solution one: a copy of the channels' controller.
///
/// In our version, the original got its `isLoading` later. Nothing told anyone that this copy needs it, too.
public final class CopiedFriendsTableViewController: UITableViewController {
  private let source: any PageSource<Friend>
  private var lastId: Int?
  private var hasNext = true

  /// The friends so far, some of them twice.
  public private(set) var data: [Friend] = []

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
    load()
  }

  /// Loads the next page, even if it is on its way.
  ///
  /// - Returns: The task, or nil if there is no next page.
  @discardableResult
  public func load() -> Task<Void, Never>? {
    guard hasNext else { return nil }
    return Task { [lastId] in
      guard let page = try? await source.page(after: lastId) else { return }
      self.lastId = page.items.last?.id
      hasNext = page.hasNext && !page.items.isEmpty
      data += page.items
      tableView.reloadData()
    }
  }

  /// Returns the number of friends so far.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { data.count }

  /// Loads the next page when the last row comes into sight.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == data.count - 1 { load() }
  }
}
