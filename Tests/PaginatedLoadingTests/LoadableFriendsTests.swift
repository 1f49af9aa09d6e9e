import Foundation
import PaginatedLoading
import Testing
import UIKitStandIn

/// The talk's solution three: paging in a protocol, for a table and a collection.
@MainActor
struct LoadableFriendsTests {
  private let source = ScriptedSource<Friend>()

  @Test func `a page reloads the controller's table`() async {
    let controller = LoadableFriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)

    await controller.loadNext()?.value

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 2)
    #expect(table.reloads == 1)
  }

  @Test func `a page reloads the controller's collection`() async {
    let controller = LoadableFriendsCollectionViewController(source: source)
    let collection = CollectionSpy()
    controller.collectionView = collection
    source.answer(friends(1...2), hasNext: true)

    await controller.loadNext()?.value

    #expect(controller.collectionView(collection, numberOfItemsInSection: 0) == 2)
    #expect(collection.reloads == 1)
  }

  @Test func `loading the view begins to load the first page`() {
    let table = LoadableFriendsTableViewController(source: source)
    let collection = LoadableFriendsCollectionViewController(source: source)
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(1...2), hasNext: true)

    table.loadViewIfNeeded()
    collection.loadViewIfNeeded()

    #expect(table.nextPageState.isLoading)
    #expect(collection.nextPageState.isLoading)
  }

  @Test(arguments: [(row: 0, isLoading: false), (row: 1, isLoading: true)])
  func `showing the last row loads the next page`(row: Int, isLoading: Bool) async {
    let controller = LoadableFriendsTableViewController(source: source)
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
    let controller = LoadableFriendsCollectionViewController(source: source)
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
    let table = LoadableFriendsTableViewController(source: source)
    let collection = LoadableFriendsCollectionViewController(source: source)
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

  @Test func `the rules are those of the pager`() async {
    let controller = LoadableFriendsTableViewController(source: source)
    controller.tableView = TableSpy()
    source.answer(friends(1...2), hasNext: true) { await controller.loadNext()?.value }
    source.fail()
    source.answer(friends(3...4), hasNext: true)
    source.answer([], hasNext: true)

    for _ in 1...5 { await controller.loadNext()?.value }

    #expect(controller.data == friends(1...4))
    #expect(source.requests == [nil, 2, 2, 4])
  }

  @Test func `a failure is kept, and a cancellation is not`() async {
    let controller = LoadableFriendsTableViewController(source: source)
    controller.tableView = TableSpy()
    var load: Task<Void, Never>?
    source.fail()
    source.fail(with: CancellationError()) { load?.cancel() }

    await controller.loadNext()?.value
    #expect(controller.nextPageState.failure is Offline)
    load = controller.loadNext()
    await load?.value

    #expect(controller.nextPageState.failure == nil)
    #expect(!controller.nextPageState.isLoading)
  }

  @Test func `a page from before a reset is not appended`() async {
    let controller = LoadableFriendsTableViewController(source: source)
    controller.tableView = TableSpy()
    source.answer(friends(1...2), hasNext: true) { controller.reset() }

    await controller.loadNext()?.value

    #expect(controller.data.isEmpty)
  }

  @Test func `any code that sees both can replace the state, and pages come twice`() async {
    let controller = LoadableFriendsTableViewController(source: source)
    controller.tableView = TableSpy()
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(1...2), hasNext: true)
    await controller.loadNext()?.value

    controller.nextPageState = NextPageState()
    await controller.loadNext()?.value

    #expect(controller.data == friends(1...2) + friends(1...2))
  }

  @Test func `a controller that goes away does not cancel its request`() async {
    var controller: LoadableFriendsTableViewController? = .init(source: source)
    controller?.tableView = TableSpy()
    weak var remaining: LoadableFriendsTableViewController?
    remaining = controller
    var isCancelled: Bool?
    source.answer(friends(1...2), hasNext: true) {
      controller = nil
      isCancelled = Task.isCancelled
    }

    let load = controller?.loadNext()
    await load?.value

    #expect(remaining == nil)
    #expect(isCancelled == false, "the protocol's extension can't have a deinit")
  }

  @Test func `a controller and its table are gone before the page is there`() async {
    var controller: LoadableFriendsTableViewController? = .init(source: source)
    controller?.tableView = TableSpy()
    weak var remaining: LoadableFriendsTableViewController?
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
