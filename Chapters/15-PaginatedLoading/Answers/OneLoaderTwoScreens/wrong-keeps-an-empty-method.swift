// wrong: Older callers still have their method, and it loads nothing any more.
// sees: loadNext(into:) is still there, so it must load the first page for its callers

import Foundation
import UIKitStandIn

// Exercise 15.3: one loader, two screens
//
// `TitlePager` can load into a table, and a collection needs the same. The loading must not be
// there twice. Find out what it needs of a table, and move it to `loadNext(reloading:)`. Both
// screens pass their own view to that method. Then nothing needs `loadNext(into:)`. Delete it, or
// keep it for older callers, without a loading of its own. (The check can't see a copy there. Look
// for it yourself.) The places are marked with "here".
//
// The screens get their pager from outside, so that the check can see which method they call.

/// A view that can reload its data.
@MainActor
protocol ReloadableView: AnyObject {
  func reloadData()
}

extension UITableView: ReloadableView {}
extension UICollectionView: ReloadableView {}

/// A list of titles that loads page by page, as the screens see it.
@MainActor
protocol TitlePaging: AnyObject {
  var titles: [String] { get }

  // Here: nothing needs this one in the end.
  func loadNext(into table: UITableView) async

  /// Loads the next page, appends its titles and reloads `view`.
  func loadNext(reloading view: any ReloadableView) async
}

/// The list that the app uses.
final class TitlePager: TitlePaging {
  private let source: any TitleSource
  private var state = TitleState()
  private(set) var titles: [String] = []

  init(source: any TitleSource) {
    self.source = source
  }

  func loadNext(into table: UITableView) async {}

  func loadNext(reloading view: any ReloadableView) async {
    guard let load = state.begin(after: titles.last) else { return }
    do {
      let page = try await source.page(after: load.lastTitle)
      state.succeed(load, with: page)
      titles += page.titles
      view.reloadData()
    } catch {
      state.fail(load)
    }
  }
}

/// The titles in a table.
final class TitlesTableViewController: UITableViewController {
  private let pager: any TitlePaging

  init(pager: any TitlePaging) {
    self.pager = pager
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  var titles: [String] { pager.titles }

  func loadNext() async {
    await pager.loadNext(reloading: tableView)
  }
}

/// The titles in a collection.
final class TitlesCollectionViewController: UICollectionViewController {
  private let pager: any TitlePaging

  init(pager: any TitlePaging) {
    self.pager = pager
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  var titles: [String] { pager.titles }

  func loadNext() async {
    await pager.loadNext(reloading: collectionView)
  }
}

// You need not change what follows.

/// The source of the titles.
@MainActor
protocol TitleSource {
  /// Fetches the page after the given title, or the first one for nil.
  func page(after title: String?) async throws -> TitlePage
}

/// A page of titles.
struct TitlePage: Sendable {
  let titles: [String]
  let hasNext: Bool
}

/// How far the titles have been loaded: a load is an object, as in the lesson.
struct TitleState {
  private var hasNext = true
  private var load: Load?

  final class Load {
    let lastTitle: String?

    fileprivate init(after lastTitle: String?) {
      self.lastTitle = lastTitle
    }
  }

  /// Begins a load, or returns nil if there is no next page or one is on its way.
  mutating func begin(after lastTitle: String?) -> Load? {
    guard hasNext, load == nil else { return nil }
    load = Load(after: lastTitle)
    return load
  }

  /// Ends `load` with a page, which is the last one if it is empty.
  mutating func succeed(_ load: Load, with page: TitlePage) {
    guard load === self.load else { return }
    self.load = nil
    hasNext = page.hasNext && !page.titles.isEmpty
  }

  /// Ends `load` without a page.
  mutating func fail(_ load: Load) {
    if load === self.load { self.load = nil }
  }
}
