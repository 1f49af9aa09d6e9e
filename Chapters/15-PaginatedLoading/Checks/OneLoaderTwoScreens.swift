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

  @Test func `the code is there once`() async {
    // Who hands a view over reads it before the source is asked; who has the code, afterwards.
    let table = WatchedTableController(source: StubTitles([["Pay rent"]]))
    await table.loadNext()
    #expect(
      !table.isReadLate,
      "the table's loadNext() still has the code; hand the table to loadNext(reloading:)")

    let collection = WatchedCollectionController(source: StubTitles([["Pay rent"]]))
    await collection.loadNext()
    #expect(
      !collection.isReadLate,
      "the collection's loadNext() has the code, too; hand the collection to loadNext(reloading:)")
  }

  @Test func `a call while a page is on its way asks nobody`() async {
    let table = TitlesTableViewController(source: source)
    table.tableView = ReloadedTable()
    source.meanwhile = { await table.loadNext() }
    await table.loadNext()
    #expect(source.requests == 1, "a table asked again while a page was on its way")

    let pages = StubTitles([["Water the plants"], ["Feed the cat"]])
    let titles = TitlesWithoutAScreen(source: pages)
    pages.meanwhile = { await titles.loadNext(reloading: AnyViewSpy()) }
    await titles.loadNext(reloading: AnyViewSpy())
    #expect(
      pages.requests == 1,
      "loadNext(reloading:) asked again while a page was on its way; every screen needs that guard")

    let others = StubTitles([["Water the plants"], ["Feed the cat"]])
    let collection = TitlesCollectionViewController(source: others)
    others.meanwhile = { await collection.loadNext() }
    await collection.loadNext()
    #expect(
      others.requests == 1,
      "the collection's source must be asked once, also if it is called while a page is on its way")
  }

  @Test func `a failure does not stall`() async {
    let titles = TitlesWithoutAScreen(source: StubTitles([nil, ["Buy milk"]]))
    let view = AnyViewSpy()
    await titles.loadNext(reloading: view)
    #expect(view.reloads == 0, "the page failed, so there is nothing to reload")
    #expect(!titles.isLoading, "the page failed, and the screen still claims to load")
    await titles.loadNext(reloading: view)
    #expect(titles.titles == ["Buy milk"], "after a failure loadNext(reloading:) must load again")
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

private final class WatchedTableController: UITableViewController, TitlePaging {
  private let stub: StubTitles
  /// Whether the table was asked for after the source.
  private(set) var isReadLate = false
  var titles: [String] = []
  var isLoading = false

  init(source: StubTitles) {
    stub = source
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  var source: any TitleSource { stub }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var tableView: UITableView! {
    get {
      isReadLate = isReadLate || stub.requests > 0
      return super.tableView
    }
    set { super.tableView = newValue }
  }
}

private final class WatchedCollectionController: UICollectionViewController, TitlePaging {
  private let stub: StubTitles
  /// Whether the collection was asked for after the source.
  private(set) var isReadLate = false
  var titles: [String] = []
  var isLoading = false

  init(source: StubTitles) {
    stub = source
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  var source: any TitleSource { stub }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var collectionView: UICollectionView! {
    get {
      isReadLate = isReadLate || stub.requests > 0
      return super.collectionView
    }
    set { super.collectionView = newValue }
  }
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
