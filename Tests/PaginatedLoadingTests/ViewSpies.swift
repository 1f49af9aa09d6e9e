import Foundation
import UIKitStandIn

/// A spy: a table that counts how often it is reloaded.
final class TableSpy: UITableView {
  private(set) var reloads = 0

  convenience init() {
    self.init(frame: CGRect(), style: .plain)
  }

  override func reloadData() { reloads += 1 }
}

/// A spy: a collection that counts how often it is reloaded.
final class CollectionSpy: UICollectionView {
  private(set) var reloads = 0

  convenience init() {
    self.init(frame: CGRect(), collectionViewLayout: UICollectionViewFlowLayout())
  }

  override func reloadData() { reloads += 1 }
}
