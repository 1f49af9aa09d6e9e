public import UIKitStandIn

/// A frozen stage, the talk's solution three: something that loads its data page by page.
///
/// The talk requires a method with two handlers. This version requires a source instead, and its
/// state has loads instead of a flag.
@MainActor
public protocol NextPageLoadable: AnyObject {
  /// What a page is made of.
  associatedtype Item: Identifiable & Sendable where Item.ID: Sendable

  /// Where pages come from.
  var source: any PageSource<Item> { get }
  /// What has been loaded so far.
  var data: [Item] { get set }
  /// How far it has been loaded.
  var nextPageState: NextPageState<Item.ID> { get set }
}

extension NextPageLoadable {
  /// Loads the next page, appends it to the data and reloads `view`.
  ///
  /// The load keeps neither the view nor the object that loads alive.
  ///
  /// - Returns: The task, or nil if there is no next page or one is on its way.
  @discardableResult
  public func loadNext(reloading view: any Reloadable) -> Task<Void, Never>? {
    guard let load = nextPageState.begin() else { return nil }
    return Task { [weak self, weak view, source] in
      do {
        let page = try await source.page(after: load.lastId)
        guard let self, self.accept(page, from: load) else { return }
        view?.reloadData()
      } catch {
        self?.end(load, with: error)
      }
    }
  }

  /// Forgets all data and reloads `view`.
  ///
  /// A page that is on its way won't be appended.
  public func reset(reloading view: any Reloadable) {
    data = []
    nextPageState.reset()
    view.reloadData()
  }

  private func accept(_ page: Pagination<Item>, from load: NextPageState<Item.ID>.Load) -> Bool {
    let isCurrent = nextPageState.succeed(
      load, lastId: page.items.last?.id, hasNext: page.hasNext)
    if isCurrent { data += page.items }
    return isCurrent
  }

  private func end(_ load: NextPageState<Item.ID>.Load, with error: any Error) {
    if Task.isCancelled {
      nextPageState.cancel(load)
    } else {
      _ = nextPageState.fail(load, error)
    }
  }
}

extension NextPageLoadable where Self: UITableViewController {
  /// Loads the next page into the table.
  ///
  /// - Returns: The task, or nil if there is no next page or one is on its way.
  @discardableResult
  public func loadNext() -> Task<Void, Never>? { loadNext(reloading: tableView) }

  /// Empties the table.
  ///
  /// A page that is on its way won't be appended.
  public func reset() { reset(reloading: tableView) }
}

extension NextPageLoadable where Self: UICollectionViewController {
  /// Loads the next page into the collection.
  ///
  /// - Returns: The task, or nil if there is no next page or one is on its way.
  @discardableResult
  public func loadNext() -> Task<Void, Never>? { loadNext(reloading: collectionView) }

  /// Empties the collection.
  ///
  /// A page that is on its way won't be appended.
  public func reset() { reset(reloading: collectionView) }
}
