/// A list that loads its items page by page.
///
/// A screen keeps a pager in a private property, and passes the view that shows the items.
@MainActor
public final class Pager<Item: Identifiable & Sendable> where Item.ID: Sendable {
  private let source: any PageSource<Item>
  private var state = NextPageState<Item.ID>()
  private var task: Task<Void, Never>?

  /// The items so far.
  public private(set) var items: [Item] = []

  /// Receives the error of each load that fails, and of none that was cancelled.
  ///
  /// A screen that holds the pager should capture itself weakly in this closure. Until it is set,
  /// nobody sees failures. It isn't an argument of the initializer, because there a controller that
  /// makes its pager can't capture itself yet.
  public var onFailure: (any Error) -> Void = { _ in }

  /// Whether there may be another page.
  public var hasNext: Bool { state.hasNext }

  /// Whether a page is on its way.
  public var isLoading: Bool { state.isLoading }

  /// The error of the latest load, or nil if it didn't fail.
  public var failure: (any Error)? { state.failure }

  /// Makes an empty list that loads its pages from `source`.
  public init(source: any PageSource<Item>) {
    self.source = source
  }

  deinit {
    task?.cancel()
  }

  /// Loads the next page, appends its items and reloads `view`.
  ///
  /// While the page is on its way, the load keeps neither the view nor the pager alive.
  ///
  /// - Returns: The task, or nil if there is no next page or one is on its way.
  @discardableResult
  public func loadNext(reloading view: any Reloadable) -> Task<Void, Never>? {
    guard let load = state.begin() else { return nil }
    return run(load, reloading: view)
  }

  /// Loads the first page again, as a pull to refresh does, and reloads `view`.
  ///
  /// A load that is on its way is cancelled. The items stay until the page is there, which then
  /// replaces them. If it doesn't come, the list continues where it was.
  ///
  /// - Returns: The task.
  @discardableResult
  public func refresh(reloading view: any Reloadable) -> Task<Void, Never> {
    task?.cancel()
    return run(state.restart(), reloading: view)
  }

  /// Cancels the load that is on its way, if there is one.
  ///
  /// The list isn't loading any more when this returns. A page that comes all the same is dropped.
  public func cancel() {
    task?.cancel()
    if let load = state.load { state.cancel(load) }
  }

  /// Removes all items, cancels the load that is on its way and reloads `view`.
  ///
  /// This is for items that nobody may see any longer, for example after a user has logged out.
  public func reset(reloading view: any Reloadable) {
    task?.cancel()
    items = []
    state.reset()
    view.reloadData()
  }

  private func run(
    _ load: NextPageState<Item.ID>.Load, reloading view: any Reloadable
  ) -> Task<Void, Never> {
    let task = Task { [weak self, weak view, source] in
      do {
        let page = try await source.page(after: load.lastId)
        try Task.checkCancellation()
        guard let self, self.accept(page, from: load) else { return }
        view?.reloadData()
      } catch {
        self?.end(load, with: error)
      }
    }
    self.task = task
    return task
  }

  private func accept(_ page: Pagination<Item>, from load: NextPageState<Item.ID>.Load) -> Bool {
    let isCurrent = state.succeed(load, lastId: page.items.last?.id, hasNext: page.hasNext)
    if isCurrent { items = load.lastId == nil ? page.items : items + page.items }
    return isCurrent
  }

  private func end(_ load: NextPageState<Item.ID>.Load, with error: any Error) {
    // A client may throw an error of its own when its task is cancelled, as URLSession does.
    if Task.isCancelled {
      state.cancel(load)
    } else if state.fail(load, error) {
      onFailure(error)
    }
  }
}
