import ExerciseKit
import Foundation
import Testing
import UIKitStandIn

@testable import PaginatedLoadingExercises

@MainActor
@Suite(.exercise("15.3")) struct OneLoaderTwoScreens {
  private let source = StubTitles([["Pay rent", "Call home"], ["Buy milk"]])

  @Test func `the loading needs neither a table nor a collection`() async {
    let pager = TitlePager(source: source)
    let view = AnyViewSpy()
    for _ in 1...3 { await pager.loadNext(reloading: view) }
    #expect(
      pager.titles == ["Pay rent", "Call home", "Buy milk"],
      """
      loadNext(reloading:) was called three times, and there are two pages; the titles are \
      \(pager.titles)
      """)
    #expect(
      view.reloads == 2,
      """
      two pages came, and a view that is neither a table nor a collection must be reloaded for \
      each; it was reloaded \(view.reloads) times
      """)
    #expect(
      source.lastTitles == [nil, "Call home"],
      "the source must get a request for the first page, then for the page after the last title")
  }

  @Test func `each load reloads the view that it gets`() async {
    let pager = TitlePager(source: source)
    let views = [AnyViewSpy(), AnyViewSpy()]
    for view in views { await pager.loadNext(reloading: view) }
    #expect(
      views.map(\.reloads) == [1, 1],
      """
      two pages came, each for a view of its own; the views must be reloaded once each, and were \
      reloaded \(views.map(\.reloads)) times
      """)
  }

  @Test func `an empty page reloads the view, too`() async {
    let pager = TitlePager(source: StubTitles([[]]))
    let view = AnyViewSpy()
    await pager.loadNext(reloading: view)
    #expect(
      view.reloads == 1,
      """
      an empty page came, and the view was reloaded \(view.reloads) times; once was due, as before
      """)
  }

  @Test func `the titles are there when the view is reloaded`() async {
    let pager = TitlePager(source: source)
    let view = AnyViewSpy()
    var seen: [[String]] = []
    view.onReload = { seen.append(pager.titles) }
    for _ in 1...2 { await pager.loadNext(reloading: view) }
    #expect(
      seen == [["Pay rent", "Call home"], ["Pay rent", "Call home", "Buy milk"]],
      "each time the view is reloaded, the new titles must be there; it showed \(seen)")
  }

  @Test func `the table's screen leaves the loading to its pager`() async {
    let pager = SpyPager()
    let screen = TitlesTableViewController(pager: pager)
    for count in 1...2 {
      pager.titles.append("Pay rent")
      await screen.loadNext()
      #expect(
        pager.views.count == count && pager.views.last === screen.tableView,
        "call \(count): the table's loadNext() must pass its own table to loadNext(reloading:)")
    }
    #expect(pager.tables == 0, "the table's screen still calls loadNext(into:)")
    #expect(screen.titles == ["Pay rent", "Pay rent"], "the screen must show its pager's titles")
  }

  @Test func `the collection's screen leaves the loading to its pager`() async {
    let pager = SpyPager()
    let screen = TitlesCollectionViewController(pager: pager)
    for count in 1...2 {
      pager.titles.append("Pay rent")
      await screen.loadNext()
      #expect(
        pager.views.count == count && pager.views.last === screen.collectionView,
        """
        call \(count): the collection's loadNext() must pass its own collection to \
        loadNext(reloading:)
        """)
    }
    #expect(pager.tables == 0, "the collection's screen calls loadNext(into:), which needs a table")
    #expect(screen.titles == ["Pay rent", "Pay rent"], "the screen must show its pager's titles")
  }

  @Test func `a table loads page by page`() async {
    let screen = TitlesTableViewController(pager: TitlePager(source: source))
    let table = ReloadedTable()
    screen.tableView = table
    for _ in 1...2 { await screen.loadNext() }
    #expect(
      screen.titles == ["Pay rent", "Call home", "Buy milk"],
      "the table's screen must load as before; its titles are \(screen.titles)")
    #expect(table.reloads == 2, "the screen's own table must be reloaded for each page")
  }

  @Test func `a collection loads page by page`() async {
    let screen = TitlesCollectionViewController(pager: TitlePager(source: source))
    let collection = ReloadedCollection()
    screen.collectionView = collection
    for _ in 1...2 { await screen.loadNext() }
    #expect(
      screen.titles == ["Pay rent", "Call home", "Buy milk"],
      "the collection's screen must load as the table's does; its titles are \(screen.titles)")
    #expect(collection.reloads == 2, "the screen's own collection must be reloaded for each page")
  }

  @Test func `equal titles stay, and so does the end`() async {
    let source = StubTitles([["Pay rent", "Pay rent"], ["Pay rent"], []])
    let pager = TitlePager(source: source)
    for _ in 1...4 { await pager.loadNext(reloading: AnyViewSpy()) }
    #expect(
      pager.titles == ["Pay rent", "Pay rent", "Pay rent"],
      "pages of two, one and no reminders came; the titles are \(pager.titles)")
    #expect(
      source.lastTitles == [nil, "Pay rent", "Pay rent"],
      "the third page is empty, so no request may follow it")
  }

  @Test func `a call while a page is on its way makes no request`() async {
    let pager = TitlePager(source: source)
    for page in 1...2 {
      source.meanwhile = { await pager.loadNext(reloading: AnyViewSpy()) }
      await pager.loadNext(reloading: AnyViewSpy())
      #expect(
        source.lastTitles.count == page,
        """
        loadNext(reloading:) was called again while page \(page) was on its way; the source must \
        have got \(page) requests in all, and got \(source.lastTitles.count)
        """)
    }
  }

  @Test(arguments: [true, false])
  func `two screens with one pager never request a page twice`(isTableFirst: Bool) async {
    let pager = TitlePager(source: source)
    let table = TitlesTableViewController(pager: pager)
    let collection = TitlesCollectionViewController(pager: pager)
    source.meanwhile = { isTableFirst ? await collection.loadNext() : await table.loadNext() }
    isTableFirst ? await table.loadNext() : await collection.loadNext()
    #expect(
      source.lastTitles == [nil] && pager.titles == ["Pay rent", "Call home"],
      """
      a table and a collection have one pager; one asked for the first page, and the other while it \
      was on its way; there were \(source.lastTitles.count) requests, and the titles are \
      \(pager.titles)
      """)
  }

  @Test func `older callers load as before, if there is a method for them`() async {
    let pager = TitlePager(source: source)
    let table = ReloadedTable()
    let outcome = await pager.loadNext(into: table) as Any
    if outcome is WasDeleted { return }
    #expect(
      pager.titles == ["Pay rent", "Call home"] && table.reloads == 1,
      """
      loadNext(into:) is still there, so it must load the first page for its callers; after a call, \
      the titles are \(pager.titles), and the table was reloaded \(table.reloads) times
      """)
  }

  @Test func `a failure does not stall the list`() async {
    let source = StubTitles([nil, ["Pay rent"], nil, ["Buy milk"]])
    let pager = TitlePager(source: source)
    let view = AnyViewSpy()
    await pager.loadNext(reloading: view)
    #expect(view.reloads == 0, "the page failed, so there is nothing to reload")
    for _ in 1...3 { await pager.loadNext(reloading: view) }
    #expect(
      pager.titles == ["Pay rent", "Buy milk"],
      "each of the two pages failed once; after that both must be there, not \(pager.titles)")
    #expect(
      source.lastTitles == [nil, nil, "Pay rent", "Pay rent"],
      "each page failed once, so each must be requested once more, after the same title")
    #expect(view.reloads == 2, "two of four pages came, so the view must be reloaded twice")
  }

  @Test func `two lists load apart`() async {
    let yours = StubTitles([["Water the plants"]])
    let (pager, yourPager) = (TitlePager(source: source), TitlePager(source: yours))
    source.meanwhile = { await yourPager.loadNext(reloading: AnyViewSpy()) }
    await pager.loadNext(reloading: AnyViewSpy())
    #expect(
      yourPager.titles == ["Water the plants"] && pager.titles == ["Pay rent", "Call home"],
      "one list loaded while a page of another list was on its way; both pages must be there")
  }
}

/// A stub: it returns the pages that a check chose, and throws for nil.
@MainActor
private final class StubTitles: TitleSource {
  struct Offline: Error {}

  private var pages: [[String]?]
  private(set) var lastTitles: [String?] = []
  /// Runs once, while a page is on its way.
  var meanwhile: (() async -> Void)?

  init(_ pages: [[String]?]) {
    self.pages = pages
  }

  func page(after title: String?) async throws -> TitlePage {
    lastTitles.append(title)
    let page = pages.isEmpty ? [] : pages.removeFirst()
    let interruption = meanwhile
    meanwhile = nil
    await interruption?()
    guard let page else { throw Offline() }
    // Only its emptiness or the last of the pages ends a list.
    return TitlePage(titles: page, hasNext: page.isEmpty || !pages.isEmpty)
  }
}

/// What is called where `TitlePager` has no such method, because the compiler prefers any other.
extension TitlePager {
  @_disfavoredOverload
  fileprivate func loadNext(into table: UITableView) async -> WasDeleted { WasDeleted() }
}

private struct WasDeleted {}

/// A spy in place of the pager: it keeps the views that it receives, and loads nothing.
@MainActor
private final class SpyPager: TitlePaging {
  var titles: [String] = []
  private(set) var views: [any ReloadableView] = []
  private(set) var tables = 0

  func loadNext(reloading view: any ReloadableView) async { views.append(view) }

  func loadNext(into table: UITableView) async { tables += 1 }
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
