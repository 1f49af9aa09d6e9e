public import class ConstrainedExtensions.EmptyListView
public import enum ConstrainedExtensions.NibError
public import protocol ConstrainedExtensions.NibLoading
public import Foundation
public import PaginatedLoading
public import ProtocolNetworking
public import UIKitStandIn

/// A screen that joins what chapters 12 to 15 made of the four cases of Wei Wang's talk.
///
/// It lists the channels of a server, and makes reminders that can be posted there.
public final class ChannelsViewController: UITableViewController {
  private let pager: Pager<Channel>
  private let emptyView: EmptyListView
  private let ids: ReminderIdGenerator

  /// Whether a refresh was begun that hasn't brought its page.
  private var isStale = false

  /// The task that was started last, for a test to wait for.
  public private(set) var task: Task<Void, Never>?

  /// Makes a screen that asks `client` for everything, and makes its empty view from one of `nibs`.
  ///
  /// - Throws: `NibError` if the empty view's nib is missing or damaged.
  public init(client: Client, nibs: any NibLoading) throws(NibError) {
    pager = Pager(source: ChannelPages(client: client))
    emptyView = try EmptyListView.createFromNib(from: nibs, owner: nil)
    ids = ReminderIdGenerator(client: client)
    super.init(style: .plain)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Begins to load the first page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = "Channels"
    pager.onFailure = { [weak self] _ in self?.showFailure() }
    task = pager.loadNext(reloading: self)
  }

  /// Begins again with the first page, as a pull to refresh does.
  ///
  /// The channels stay until the page is there.
  public func refresh() {
    tableView.backgroundView = nil
    isStale = true
    task = pager.refresh(reloading: self)
  }

  /// Loads what is missing after a failure, as a tap on the title or the empty view does in an app.
  ///
  /// The rows in sight don't appear again, so none of them would load it.
  public func retry() {
    // A refresh that failed has to be done again, and so has one of a list without another page.
    guard pager.hasNext, !isStale else { return refresh() }
    tableView.backgroundView = nil
    task = pager.loadNext(reloading: self) ?? task
  }

  /// Makes a reminder, with an id that the server has not returned before.
  ///
  /// - Throws: What the client throws.
  public func create(_ title: String) async throws -> Reminder {
    Reminder(id: try await ids.nextReminderId(), title: title)
  }

  /// Returns the number of channels so far.
  public override func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { pager.items.count }

  /// Loads the next page when the last row comes into sight.
  public override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard indexPath.row == pager.items.count - 1, !isStale else { return }
    task = pager.loadNext(reloading: self) ?? task
  }

  private func showFailure() {
    // A list that has rows keeps them in sight.
    if pager.items.isEmpty { show("Can't load the channels") } else { title = "Some are missing" }
  }

  private func show(_ text: String) {
    emptyView.label?.text = text
    tableView.backgroundView = emptyView
  }
}

extension ChannelsViewController: Reloadable {
  /// Shows the channels that have come, or the empty view if there are none.
  public func reloadData() {
    title = "Channels"
    isStale = false
    tableView.reloadData()
    tableView.backgroundView = nil
    if pager.items.isEmpty, !pager.hasNext { show("No channels yet") }
  }
}
