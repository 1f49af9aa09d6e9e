public import Foundation
public import UIKitStandIn

/// A frozen stage, the talk's first: one controller that does everything itself.
///
/// The slide replaces the rows with each page, and stops at a failure; here pages are appended.
/// No other screen can use its paging, its failures are lost, and its task keeps it alive.
public final class ChannelsTableViewController: UITableViewController {
  private let source: any PageSource<Channel>
  private var lastId: Int?
  private var hasNext = true
  private var isLoading = false

  /// The channels so far.
  public private(set) var data: [Channel] = []

  /// Makes a controller that loads from `source`.
  public init(source: any PageSource<Channel>) {
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

  /// Loads the next page.
  ///
  /// - Returns: The task, or nil if there is no next page or one is on its way.
  @discardableResult
  public func load() -> Task<Void, Never>? {
    guard hasNext, !isLoading else { return nil }
    isLoading = true
    return Task { [lastId] in
      defer { isLoading = false }
      guard let page = try? await source.page(after: lastId) else { return }
      self.lastId = page.items.last?.id
      hasNext = page.hasNext && !page.items.isEmpty
      data += page.items
      tableView.reloadData()
    }
  }

  /// Returns the number of channels so far.
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
