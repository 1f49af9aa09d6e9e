public import UIKitStandIn

/// A view that can reload its data: all that paging needs of a view.
///
/// In Wei Wang's talk, the protocol is called `ReloadableType`.
@MainActor
public protocol Reloadable: AnyObject {
  /// Reads all rows or items from the data source again.
  func reloadData()
}

extension UITableView: Reloadable {}
extension UICollectionView: Reloadable {}
