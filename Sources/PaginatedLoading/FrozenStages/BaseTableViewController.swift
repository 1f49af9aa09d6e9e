public import Foundation
public import UIKitStandIn

/// A frozen stage, the talk's solution two: paging in a superclass, with a hook for what differs.
///
/// As on the slide, subclasses can change all three properties.
open class BaseTableViewController: UITableViewController {
  /// The id of the last item that was loaded, or nil before the first.
  public var lastId: Int?
  /// Whether there may be another page.
  public var hasNext = true
  /// Whether a page is on its way.
  public var isLoading = false

  /// Begins to load the first page.
  open override func viewDidLoad() {
    super.viewDidLoad()
    loadNext()
  }

  /// Loads the next page.
  ///
  /// - Returns: The task, or nil if there is no next page or one is on its way.
  @discardableResult
  public func loadNext() -> Task<Void, Never>? {
    guard hasNext, !isLoading else { return nil }
    isLoading = true
    return Task { [weak self, lastId] in
      let end = try? await self?.doLoad(after: lastId)
      self?.isLoading = false
      guard let end else { return }
      self?.lastId = end.lastId
      self?.hasNext = end.hasNext && end.lastId != nil
    }
  }

  /// Loads one page and shows it.
  ///
  /// Every subclass must override this.
  ///
  /// - Returns: The id of the page's last item, and whether there are more.
  /// - Throws: The reason why there is no page.
  open func doLoad(after lastId: Int?) async throws -> (lastId: Int?, hasNext: Bool) {
    fatalError("You should implement it in subclass!")
  }
}

/// A frozen stage: the friends, as a subclass of the base class.
public final class InheritedFriendsTableViewController: BaseTableViewController {
  private let source: any PageSource<Friend>

  /// The friends so far.
  public private(set) var data: [Friend] = []

  /// Makes a controller that loads from `source`.
  public init(source: any PageSource<Friend>) {
    self.source = source
    super.init(style: .plain)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Loads one page of friends and shows it.
  public override func doLoad(after lastId: Int?) async throws -> (lastId: Int?, hasNext: Bool) {
    let page = try await source.page(after: lastId)
    data += page.items
    tableView.reloadData()
    return (page.items.last?.id, page.hasNext)
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
