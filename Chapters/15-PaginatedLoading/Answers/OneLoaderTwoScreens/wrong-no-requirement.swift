// wrong: Takes the requirement out of the protocol, so that nobody can see who calls it.
// sees: TitlePaging must keep its requirement loadNext(reloading:)

import Foundation
import UIKitStandIn

// Exercise 15.3: one loader, two screens
//
// Paging works in a table. A collection is to do the same, and the code must not be there twice.
// Move it to `loadNext(reloading:)`, which knows no table and no collection, and let both of the
// others call it. Three places are marked with "here". `loadNext(reloading:)` stays a requirement,
// so that a test can see who calls it.

/// A view that can be told that its data has changed.
@MainActor
protocol ReloadableView: AnyObject {
  func reloadData()
}

extension UITableView: ReloadableView {}
extension UICollectionView: ReloadableView {}

/// A screen that loads the titles of reminders page by page.
@MainActor
protocol TitlePaging: AnyObject {
  var source: any TitleSource { get }
  var titles: [String] { get set }
  var isLoading: Bool { get set }
}

extension TitlePaging {
  /// Loads the next page, appends it to the titles and reloads `view`.
  func loadNext(reloading view: any ReloadableView) async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    guard let page = try? await source.titles(after: titles.last) else { return }
    titles += page
    view.reloadData()
  }
}

extension TitlePaging where Self: UITableViewController {
  func loadNext() async {
    await loadNext(reloading: tableView)
  }
}

extension TitlePaging where Self: UICollectionViewController {
  func loadNext() async {
    await loadNext(reloading: collectionView)
  }
}

/// Where the titles come from.
@MainActor
protocol TitleSource {
  /// Fetches the page after the given title, or the first one for nil.
  func titles(after title: String?) async throws -> [String]
}

/// The reminders in a table.
final class TitlesTableViewController: UITableViewController, TitlePaging {
  let source: any TitleSource
  var titles: [String] = []
  var isLoading = false

  init(source: any TitleSource) {
    self.source = source
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }
}

/// The reminders in a collection.
final class TitlesCollectionViewController: UICollectionViewController, TitlePaging {
  let source: any TitleSource
  var titles: [String] = []
  var isLoading = false

  init(source: any TitleSource) {
    self.source = source
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }
}
