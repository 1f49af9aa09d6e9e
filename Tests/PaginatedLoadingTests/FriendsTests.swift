import Foundation
import PaginatedLoading
import Testing
import UIKitStandIn

/// The fourth stage: what a controller adds to the protocol, in a table and in a collection.
///
/// The rules of paging are tested once, in `ReminderPagesTests`.
@MainActor
struct FriendsTests {
  private let source = ScriptedSource<Friend>()

  @Test func `a page reloads the controller's table`() async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)

    await controller.loadNext()?.value

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(table.reloads == 1)
  }

  @Test func `a page reloads the controller's collection`() async {
    let controller = FriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.answer(friends(1...2), hasNext: true)

    await controller.loadNext()?.value

    #expect(controller.collectionView(collection, numberOfItemsInSection: 0) == 2)
    #expect(collection.reloads == 1)
  }

  @Test func `loading the view begins to load the first page`() {
    let table = FriendsTableViewController(source: source)
    let collection = FriendsCollectionViewController(source: source)
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(1...2), hasNext: true)

    table.loadViewIfNeeded()
    collection.loadViewIfNeeded()

    #expect(table.nextPageState.isLoading)
    #expect(collection.nextPageState.isLoading)
  }

  @Test(arguments: [(row: 0, isLoading: false), (row: 1, isLoading: true)])
  func `showing the last row loads the next page`(row: Int, isLoading: Bool) async {
    let controller = FriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: true)
    await controller.loadNext()?.value

    controller.tableView(
      table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))

    #expect(controller.nextPageState.isLoading == isLoading)
  }

  @Test(arguments: [(item: 0, isLoading: false), (item: 1, isLoading: true)])
  func `showing the last item loads the next page`(item: Int, isLoading: Bool) async {
    let controller = FriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: true)
    await controller.loadNext()?.value

    controller.collectionView(
      collection, willDisplay: UICollectionViewCell(),
      forItemAt: IndexPath(row: item, section: 0))

    #expect(controller.nextPageState.isLoading == isLoading)
  }

  @Test func `a reset empties the table and the collection`() async {
    let table = FriendsTableViewController(source: source)
    let collection = FriendsCollectionViewController(source: source)
    let tableSpy = TableSpy()
    let collectionSpy = CollectionSpy()
    table.tableView = tableSpy
    collection.collectionView = collectionSpy
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(1...2), hasNext: true)
    await table.loadNext()?.value
    await collection.loadNext()?.value

    table.reset()
    collection.reset()

    #expect(table.data.isEmpty)
    #expect(collection.data.isEmpty)
    #expect(tableSpy.reloads == 2)
    #expect(collectionSpy.reloads == 2)
  }

  @Test func `a controller and its table are gone before the page is there`() async {
    var controller: FriendsTableViewController? = .init(source: source)
    controller?.tableView = TableSpy()
    weak var remaining: FriendsTableViewController?
    weak var remainingTable: UITableView?
    remaining = controller
    remainingTable = controller?.tableView
    var isAllGone = false
    source.answer(friends(1...2), hasNext: true) {
      controller = nil
      isAllGone = remaining == nil && remainingTable == nil
    }

    let load = controller?.loadNext()
    await load?.value

    #expect(isAllGone)
  }
}
