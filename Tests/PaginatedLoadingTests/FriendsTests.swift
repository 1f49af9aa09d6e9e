import Foundation
import PaginatedLoading
import Testing
import UIKitStandIn

/// What a controller adds to its pager, in a table and in a collection.
///
/// The rules of paging are tested once, in `PagerTests`.
@MainActor
@Suite(.timeLimit(.minutes(5))) struct FriendsTests {
  private let source = ScriptedSource<Friend>()

  @Test func `each page reloads the controller's table`() async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)

    await reload(table) { controller.viewDidLoad() }

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(table.reloads == 1)
  }

  @Test func `each page reloads the controller's collection`() async {
    let controller = FriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.answer(friends(1...2), hasNext: true)

    await reload(collection) { controller.viewDidLoad() }

    #expect(controller.collectionView(collection, numberOfItemsInSection: 0) == 2)
    #expect(collection.reloads == 1)
  }

  @Test func `showing the last row loads the next page`() async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: true)
    await reload(table) { controller.viewDidLoad() }

    await reload(table) {
      for row in 0...1 {
        controller.tableView(
          table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))
      }
    }

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 4)
    #expect(source.requests == [nil, 2])
  }

  @Test func `showing the last item loads the next page`() async {
    let controller = FriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: true)
    await reload(collection) { controller.viewDidLoad() }

    await reload(collection) {
      for item in 0...1 {
        controller.collectionView(
          collection, willDisplay: UICollectionViewCell(),
          forItemAt: IndexPath(row: item, section: 0))
      }
    }

    #expect(controller.collectionView(collection, numberOfItemsInSection: 0) == 4)
    #expect(source.requests == [nil, 2])
  }

  @Test func `only the last row loads the page again that failed`() async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)
    source.fail()
    source.answer(friends(3...4), hasNext: true)
    await reload(table) { controller.viewDidLoad() }
    controller.load()
    await appearance(of: controller.retryButton)

    let show = { row in
      controller.tableView(
        table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))
    }
    show(0)
    #expect(!controller.retryButton.isHidden, "no load has begun")
    await reload(table) { show(1) }

    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `only the last item loads the page again that failed`() async {
    let controller = FriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.answer(friends(1...2), hasNext: true)
    source.fail()
    source.answer(friends(3...4), hasNext: true)
    await reload(collection) { controller.viewDidLoad() }
    controller.load()
    await appearance(of: controller.retryButton)

    let show = { item in
      controller.collectionView(
        collection, willDisplay: UICollectionViewCell(),
        forItemAt: IndexPath(row: item, section: 0))
    }
    show(0)
    #expect(!controller.retryButton.isHidden, "no load has begun")
    await reload(collection) { show(1) }

    #expect(source.requests == [nil, 2, 2])
  }

  @Test func `if the first page fails, a tap in the table loads it`() async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.fail()
    source.answer(friends(1...2), hasNext: true)
    controller.viewDidLoad()
    #expect(controller.retryButton.isHidden)
    await appearance(of: controller.retryButton)

    await reload(table) { tap(controller.retryButton) }

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(controller.retryButton.isHidden)
    #expect(table.tableFooterView === controller.retryButton)
    #expect(controller.retryButton.title(for: .normal) == "Try again")
    #expect(controller.retryButton.frame.height > 0, "a footer takes its height from its frame")
  }

  @Test func `if the first page fails, a tap in the collection loads it`() async {
    let controller = FriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.fail()
    source.answer(friends(1...2), hasNext: true)
    controller.viewDidLoad()
    #expect(controller.retryButton.isHidden)
    await appearance(of: controller.retryButton)

    await reload(collection) { tap(controller.retryButton) }

    #expect(controller.collectionView(collection, numberOfItemsInSection: 0) == 2)
    #expect(controller.retryButton.isHidden)
    #expect(controller.retryButton.superview === controller.view)
    #expect(controller.retryButton.title(for: .normal) == "Try again")
    #expect(controller.retryButton.frame.height > 0, "without a height, nobody can tap it")
  }

  @Test func `if page two fails with all rows in sight, a tap loads it`() async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)
    source.fail()
    source.answer(friends(3...4), hasNext: true)
    table.onReload = {
      // The short first page comes into sight at once, and its rows appear only once.
      table.onReload = {}
      controller.tableView(
        table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: 1, section: 0))
    }
    controller.viewDidLoad()
    await appearance(of: controller.retryButton)
    #expect(source.requests == [nil, 2])

    await reload(table) { tap(controller.retryButton) }

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 4)
  }

  @Test func `loading the view loads the first page`() async {
    let controller = FriendsTableViewController(source: source)

    await withCheckedContinuation { continuation in
      source.answer(friends(1...2), hasNext: true) { continuation.resume() }
      controller.loadViewIfNeeded()
    }

    #expect(source.requests == [nil])
  }

  @Test func `a screen that goes away cancels its request`() async {
    var controller: FriendsTableViewController? = .init(source: source)
    weak var remaining: FriendsTableViewController?
    remaining = controller

    let isCancelled = await withCheckedContinuation { continuation in
      source.answer(friends(1...2), hasNext: true) {
        controller = nil
        continuation.resume(returning: Task.isCancelled)
      }
      controller?.loadViewIfNeeded()
    }

    #expect(remaining == nil)
    #expect(isCancelled)
  }

  @Test func `a screen can keep two lists`() async {
    let home = FriendsAndChannels(friends: source, channels: ScriptedSource<Channel>())
    source.answer(friends(1...2), hasNext: false)

    await home.friends.loadNext(reloading: ReloadSpy())?.value

    #expect(home.friends.items == friends(1...2))
    #expect(home.channels.items.isEmpty)
  }

  /// Returns when `view` is in sight.
  private func appearance(of view: UIView) async {
    while view.isHidden { await Task.yield() }
  }

  /// Taps on `button`.
  private func tap(_ button: UIButton) {
    button.sendActions(for: .touchUpInside)
  }

  /// Returns when `view` has been reloaded.
  private func reload(_ view: TableSpy, by action: () -> Void) async {
    await withCheckedContinuation { continuation in
      view.onReload = { continuation.resume() }
      action()
    }
  }

  /// Returns when `view` has been reloaded.
  private func reload(_ view: CollectionSpy, by action: () -> Void) async {
    await withCheckedContinuation { continuation in
      view.onReload = { continuation.resume() }
      action()
    }
  }
}

/// A screen with two lists, which a protocol can't give to one type.
@MainActor
private final class FriendsAndChannels {
  let friends: Pager<Friend>
  let channels: Pager<Channel>

  init(friends: any PageSource<Friend>, channels: any PageSource<Channel>) {
    self.friends = Pager(source: friends)
    self.channels = Pager(source: channels)
  }
}
