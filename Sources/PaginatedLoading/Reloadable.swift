public import UIKitStandIn

/// A view that can be told that its data has changed: all that paging needs of a view.
///
/// The talk calls it `ReloadableType`.
@MainActor
public protocol Reloadable: AnyObject {
  /// Asks the data source for everything anew.
  func reloadData()
}

extension UITableView: Reloadable {}
extension UICollectionView: Reloadable {}
