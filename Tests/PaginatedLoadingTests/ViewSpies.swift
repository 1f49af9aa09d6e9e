import Foundation
import UIKitStandIn

/// A spy: a table that counts its reloads, and can react to them.
final class TableSpy: UITableView {
  private(set) var reloads = 0
  var onReload: () -> Void = {}

  convenience init() {
    self.init(frame: CGRect(), style: .plain)
  }

  override func reloadData() {
    reloads += 1
    onReload()
  }
}

/// A spy: a collection that counts its reloads, and can react to them.
final class CollectionSpy: UICollectionView {
  private(set) var reloads = 0
  var onReload: () -> Void = {}

  convenience init() {
    self.init(frame: CGRect(), collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func reloadData() {
    reloads += 1
    onReload()
  }
}
