import Foundation
import PaginatedLoading
import Testing
import UIKitStandIn

/// One controller, and its copy: the talk's first stage, and its solution one.
@MainActor
struct CopyAndPasteTests {
  @Test func `the original loads a page once, however often the last row is shown`() async {
    let source = ScriptedSource<Channel>()
    let controller = ChannelsTableViewController(source: source)
    controller.tableView = TableSpy()
    source.answer(channels(1...2), hasNext: true)

    let loads = [controller.load(), controller.load()]
    for load in loads { await load?.value }

    #expect(controller.data == channels(1...2))
  }

  @Test func `the copy has drifted, and loads the page twice`() async {
    let source = ScriptedSource<Friend>()
    let controller = CopiedFriendsTableViewController(source: source)
    controller.tableView = TableSpy()
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(1...2), hasNext: true)

    let loads = [controller.load(), controller.load()]
    for load in loads { await load?.value }

    #expect(controller.data == friends(1...2) + friends(1...2))
  }
}

/// What the copy does like the original, which is why nobody misses the fix.
@MainActor
struct CopiedFriendsTableViewControllerTests {
  private let source = ScriptedSource<Friend>()
  private let table = TableSpy()
  private let controller: CopiedFriendsTableViewController

  init() {
    controller = CopiedFriendsTableViewController(source: source)
    controller.tableView = table
  }

  @Test func `called one after the other, it loads page by page`() async {
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: false)

    for _ in 1...3 { await controller.load()?.value }

    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 4)
    #expect(source.requests == [nil, 2])
    #expect(table.reloads == 2)
  }

  @Test(arguments: [(row: 0, requests: [nil, 2]), (row: 1, requests: [nil, 2, 2])])
  func `showing the last row loads the next page, also if it is on its way`(
    row: Int, requests: [Int?]
  ) async {
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: false)
    source.answer(friends(3...4), hasNext: false)
    await controller.load()?.value

    controller.tableView(
      table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))
    await controller.load()?.value

    #expect(source.requests == requests)
  }
}

@MainActor
struct ChannelsTableViewControllerTests {
  private let source = ScriptedSource<Channel>()
  private let table = TableSpy()
  private let controller: ChannelsTableViewController

  init() {
    controller = ChannelsTableViewController(source: source)
    controller.tableView = table
  }

  @Test func `channels are appended page by page, and the table is reloaded`() async {
    source.answer(channels(1...2), hasNext: true)
    source.answer(channels(3...4), hasNext: false)

    for _ in 1...3 { await controller.load()?.value }

    #expect(controller.data == channels(1...4))
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 4)
    #expect(source.requests == [nil, 2])
    #expect(table.reloads == 2)
  }

  @Test func `loading the view begins to load the first page`() {
    let controller = ChannelsTableViewController(source: source)
    source.answer(channels(1...2), hasNext: true)

    controller.loadViewIfNeeded()

    #expect(controller.load() == nil, "a page is on its way")
  }

  @Test(arguments: [(row: 0, isLoading: false), (row: 1, isLoading: true)])
  func `showing the last row loads the next page`(row: Int, isLoading: Bool) async {
    source.answer(channels(1...2), hasNext: true)
    source.answer(channels(3...4), hasNext: false)
    await controller.load()?.value

    controller.tableView(
      table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))

    #expect((controller.load() == nil) == isLoading)
  }

  @Test func `a failure on a later page does not stall it`() async {
    source.answer(channels(1...2), hasNext: true)
    source.fail()
    source.answer(channels(3...4), hasNext: true)

    for _ in 1...3 { await controller.load()?.value }

    #expect(controller.data == channels(1...4))
  }

  @Test func `nobody learns of a failure`() async {
    source.fail()

    await controller.load()?.value

    #expect(controller.data.isEmpty)
    #expect(table.reloads == 0, "the user sees an empty list, and no error")
  }

  @Test func `its task keeps the controller until the page is there`() async {
    var controller: ChannelsTableViewController? = .init(source: source)
    weak var remaining: ChannelsTableViewController?
    remaining = controller
    var isStillThere = false
    source.answer(channels(1...2), hasNext: true) {
      controller = nil
      isStillThere = remaining != nil
    }

    let load = controller?.load()
    await load?.value

    #expect(isStillThere)
    #expect(remaining == nil, "it is gone once the page has come")
  }

  @Test func `an empty page does not start the list again`() async {
    source.answer(channels(1...2), hasNext: true)
    source.answer([], hasNext: true)

    for _ in 1...3 { await controller.load()?.value }

    #expect(controller.data == channels(1...2))
    #expect(source.requests == [nil, 2])
  }
}

/// The talk's solution two.
@MainActor
struct BaseTableViewControllerTests {
  private let source = ScriptedSource<Friend>()

  @Test func `a subclass loads page by page, up to an empty one`() async {
    let controller = InheritedFriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true) {
      #expect(controller.loadNext() == nil, "a page is on its way")
    }
    source.fail()
    source.answer(friends(3...4), hasNext: true)
    source.answer([], hasNext: true)

    for _ in 1...5 { await controller.loadNext()?.value }

    #expect(controller.data == friends(1...4))
    #expect(controller.tableView(table, numberOfRowsInSection: 0) == 4)
    #expect(source.requests == [nil, 2, 2, 4])
    #expect(table.reloads == 3, "three pages came, the last one empty")
  }

  @Test func `loading the view begins to load the first page`() {
    let controller = InheritedFriendsTableViewController(source: source)
    source.answer(friends(1...2), hasNext: true)

    controller.loadViewIfNeeded()

    #expect(controller.loadNext() == nil, "a page is on its way")
  }

  @Test(arguments: [(row: 0, isLoading: false), (row: 1, isLoading: true)])
  func `showing the last row loads the next page`(row: Int, isLoading: Bool) async {
    let controller = InheritedFriendsTableViewController(source: source)
    let table = TableSpy()
    controller.tableView = table
    source.answer(friends(1...2), hasNext: true)
    source.answer(friends(3...4), hasNext: false)
    await controller.loadNext()?.value

    controller.tableView(
      table, willDisplay: UITableViewCell(), forRowAt: IndexPath(row: row, section: 0))

    #expect((controller.loadNext() == nil) == isLoading)
  }

  @Test func `a subclass can change what its superclass relies on`() async {
    let controller = RefreshingTableViewController(source: source)
    source.answer(friends(1...2), hasNext: true) { controller.refresh() }
    source.answer(friends(1...2), hasNext: true)

    await controller.loadNext()?.value
    await controller.refreshing?.value

    #expect(controller.data == friends(1...2) + friends(1...2), "the first page came twice")
  }

  @Test func `a subclass that forgets the hook crashes`() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let controller = await ForgetfulTableViewController(style: .plain)
      await controller.loadNext()?.value
    }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(message.contains("You should implement it in subclass!"))
  }

  @Test func `a hook on self keeps the controller until the page is there`() async {
    var controller: InheritedFriendsTableViewController? = .init(source: source)
    weak var remaining: InheritedFriendsTableViewController?
    remaining = controller
    var isStillThere = false
    source.answer(friends(1...2), hasNext: true) {
      controller = nil
      isStillThere = remaining != nil
    }

    let load = controller?.loadNext()
    await load?.value

    #expect(isStillThere, "`[weak self]` does not help: `await self?.doLoad()` holds self")
    #expect(remaining == nil, "it is gone once the page has come")
  }
}

private final class ForgetfulTableViewController: BaseTableViewController {}

/// A subclass that begins again from the first page, and forgets the page on its way.
private final class RefreshingTableViewController: BaseTableViewController {
  private let source: any PageSource<Friend>
  private(set) var data: [Friend] = []
  private(set) var refreshing: Task<Void, Never>?

  init(source: any PageSource<Friend>) {
    self.source = source
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  func refresh() {
    data = []
    lastId = nil
    isLoading = false
    refreshing = loadNext()
  }

  override func doLoad(after lastId: Int?) async throws -> (lastId: Int?, hasNext: Bool) {
    let page = try await source.page(after: lastId)
    data += page.items
    return (page.items.last?.id, page.hasNext)
  }
}
