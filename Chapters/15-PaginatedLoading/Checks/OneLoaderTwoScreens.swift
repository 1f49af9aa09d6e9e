import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

@testable import PaginatedLoadingExercises

@MainActor
@Suite(.exercise("15.3")) struct OneLoaderTwoScreens {
  private let source = StubTitles([["Pay rent", "Call home"], ["Buy milk"]])

  @Test func `the shared code needs neither a table nor a collection`() async {
    let titles = TitlesWithoutAScreen(source: source)
    let view = AnyViewSpy()
    await titles.loadNext(reloading: view)
    #expect(
      titles.titles == ["Pay rent", "Call home"],
      "loadNext(reloading:) did not load the page; is the code still in the other two?")
    #expect(
      view.reloads == 1,
      "a view that is neither a table nor a collection must be reloaded once, too")
  }

  @Test func `the titles are there when the view is reloaded`() async {
    let titles = TitlesWithoutAScreen(source: source)
    let view = AnyViewSpy()
    var seen: [String] = []
    view.onReload = { seen = titles.titles }
    await titles.loadNext(reloading: view)
    #expect(
      seen == ["Pay rent", "Call home"],
      "the view was not reloaded while the new titles were there; it would show the old ones")
  }

  @Test func `a table loads page by page`() async {
    let controller = TitlesTableViewController(source: source)
    let table = ReloadedTable()
    controller.tableView = table
    await controller.loadNext()
    await controller.loadNext()
    #expect(
      controller.titles == ["Pay rent", "Call home", "Buy milk"],
      "the table's controller must load as before")
    #expect(table.reloads == 2, "the controller's own table must be reloaded for each page")
    #expect(
      source.lastTitles == [nil, "Call home"],
      "the source must be asked for the first page, then for the one after the last title")
  }

  @Test func `a collection loads page by page`() async {
    let controller = TitlesCollectionViewController(source: source)
    let collection = ReloadedCollection()
    controller.collectionView = collection
    await controller.loadNext()
    await controller.loadNext()
    #expect(
      controller.titles == ["Pay rent", "Call home", "Buy milk"],
      "the collection's controller must load as the table's does")
    #expect(
      collection.reloads == 2, "the controller's own collection must be reloaded for each page")
  }

  @Test func `the code is there once`() async throws {
    try await requireRequirement()
    let table = WatchedTableController(source: StubTitles([["Pay rent"]]))
    await table.loadNext()
    #expect(
      table.passed.count == 1 && table.passed.first === table.tableView,
      "the table's loadNext() must pass its table to loadNext(reloading:), and do no more itself")
    #expect(table.titles.isEmpty, "the table's loadNext() still has the code")

    let collection = WatchedCollectionController(source: StubTitles([["Pay rent"]]))
    await collection.loadNext()
    #expect(
      collection.passed.count == 1
        && collection.passed.first === collection.collectionView,
      "the collection's loadNext() must pass its collection to loadNext(reloading:), and no more")
    #expect(collection.titles.isEmpty, "the collection's loadNext() has the code, too")
  }

  @Test func `the code is there once for later pages, too`() async throws {
    try await requireRequirement()
    let table = WatchedTableController(source: StubTitles([["Buy milk"]]))
    let collection = WatchedCollectionController(source: StubTitles([["Buy milk"]]))
    (table.titles, collection.titles) = (["Pay rent"], ["Pay rent"])
    await table.loadNext()
    await collection.loadNext()
    #expect(
      table.titles == ["Pay rent"] && table.passed.count == 1,
      "with a page there, the table's loadNext() must still leave all to loadNext(reloading:)")
    #expect(
      collection.titles == ["Pay rent"] && collection.passed.count == 1,
      "with a page there, the collection's loadNext() must still leave all to loadNext(reloading:)")
  }

  @Test func `two reminders may have one title`() async {
    let titles = TitlesWithoutAScreen(
      source: StubTitles([["Pay rent", "Pay rent"], ["Pay rent"]]))
    for _ in 1...2 { await titles.loadNext(reloading: AnyViewSpy()) }
    #expect(
      titles.titles == ["Pay rent", "Pay rent", "Pay rent"],
      "pages of two and of one reminder came, all with one title; the screen has \(titles.titles)")
  }

  @Test func `a call while a page is on its way asks nobody`() async {
    let pages = StubTitles([["Water the plants"], ["Feed the cat"], ["Sleep"]])
    let titles = TitlesWithoutAScreen(source: pages)
    for page in 1...2 {
      pages.meanwhile = { await titles.loadNext(reloading: AnyViewSpy()) }
      await titles.loadNext(reloading: AnyViewSpy())
      #expect(pages.requests >= page, "loadNext(reloading:) did not ask for page \(page)")
      #expect(
        pages.requests <= page,
        """
        loadNext(reloading:) was called again while page \(page) was on its way, and asked for \
        another one; every screen needs that guard
        """)
    }
  }

  @Test func `what the titles get while a page is on its way stays`() async {
    let pages = StubTitles([["Buy milk"]])
    let titles = TitlesWithoutAScreen(source: pages)
    titles.titles = ["Pay rent"]
    pages.meanwhile = { titles.titles.append("Call home") }
    await titles.loadNext(reloading: AnyViewSpy())
    #expect(
      titles.titles == ["Pay rent", "Call home", "Buy milk"],
      """
      "Call home" was added to the titles while the page with "Buy milk" was on its way; appended \
      to them, the page comes last, and you have \(titles.titles)
      """)
  }

  @Test func `a screen on its way does not stop another one`() async {
    let (mine, yours) = (TitlesWithoutAScreen(source: source), StubTitles([["Water the plants"]]))
    let table = TitlesTableViewController(source: yours)
    source.meanwhile = { await table.loadNext() }
    await mine.loadNext(reloading: AnyViewSpy())
    #expect(
      table.titles == ["Water the plants"] && mine.titles == ["Pay rent", "Call home"],
      "a page of one screen was on its way when another screen's loadNext() was called; both must load"
    )
  }

  @Test func `a failure does not stall`() async {
    let pages = StubTitles([nil, ["Pay rent"], nil, ["Buy milk"]])
    let titles = TitlesWithoutAScreen(source: pages)
    let view = AnyViewSpy()
    await titles.loadNext(reloading: view)
    #expect(view.reloads == 0, "the page failed, so there is nothing to reload")
    #expect(!titles.isLoading, "the page failed, and the screen still claims to load")
    await titles.loadNext(reloading: view)
    #expect(titles.titles == ["Pay rent"], "after a failure loadNext(reloading:) must load again")
    for _ in 1...2 { await titles.loadNext(reloading: view) }
    #expect(
      titles.titles == ["Pay rent", "Buy milk"],
      "the second page failed once and came then; both pages must be there")
    #expect(
      pages.lastTitles == [nil, nil, "Pay rent", "Pay rent"],
      "each page failed once; each must be asked for once more, after the title that is the last")
    #expect(view.reloads == 2, "two of four pages came, so the view must be reloaded twice")
  }

  /// Only of a requirement is a screen's own code called, so that it can note who calls.
  private func requireRequirement() async throws {
    let watched = WatchedTableController(source: source)
    let screen: any TitlePaging = watched
    await screen.loadNext(reloading: AnyViewSpy())
    try #require(
      watched.passed.count == 1,
      "TitlePaging must keep its requirement loadNext(reloading:), so that a test sees who calls it"
    )
  }
}

/// A stub: it gives the pages it was told, and fails for nil.
@MainActor
private final class StubTitles: TitleSource {
  struct Offline: Error {}

  private var pages: [[String]?]
  private(set) var lastTitles: [String?] = []
  var requests: Int { lastTitles.count }
  var meanwhile: (() async -> Void)?

  init(_ pages: [[String]?]) {
    self.pages = pages
  }

  func titles(after title: String?) async throws -> [String] {
    lastTitles.append(title)
    let page = pages.isEmpty ? [] : pages.removeFirst()
    let interruption = meanwhile
    meanwhile = nil
    await interruption?()
    guard let page else { throw Offline() }
    return page
  }
}

@MainActor
private final class TitlesWithoutAScreen: TitlePaging {
  let source: any TitleSource
  var titles: [String] = []
  var isLoading = false

  init(source: any TitleSource) {
    self.source = source
  }
}

/// A table's controller that notes what its `loadNext()` passes along, and loads nothing.
private final class WatchedTableController: UITableViewController, TitlePaging {
  let source: any TitleSource
  var titles: [String] = []
  var isLoading = false
  private(set) var passed: [any ReloadableView] = []

  init(source: any TitleSource) {
    self.source = source
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  func loadNext(reloading view: any ReloadableView) async { passed.append(view) }
}

/// A collection's controller that notes what its `loadNext()` passes along, and loads nothing.
private final class WatchedCollectionController: UICollectionViewController, TitlePaging {
  let source: any TitleSource
  var titles: [String] = []
  var isLoading = false
  private(set) var passed: [any ReloadableView] = []

  init(source: any TitleSource) {
    self.source = source
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  func loadNext(reloading view: any ReloadableView) async { passed.append(view) }
}

@MainActor
private final class AnyViewSpy: ReloadableView {
  private(set) var reloads = 0
  var onReload: () -> Void = {}

  func reloadData() {
    reloads += 1
    onReload()
  }
}

private final class ReloadedTable: UITableView {
  private(set) var reloads = 0

  convenience init() {
    self.init(frame: CGRect(), style: .plain)
  }

  override func reloadData() { reloads += 1 }
}

private final class ReloadedCollection: UICollectionView {
  private(set) var reloads = 0

  convenience init() {
    self.init(frame: CGRect(), collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func reloadData() { reloads += 1 }
}
