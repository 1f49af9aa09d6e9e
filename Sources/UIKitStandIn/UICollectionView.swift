public import Foundation

/// A view that shows items in a layout.
///
/// Left out: what ``UITableView`` leaves out of tables.
@MainActor
open class UICollectionView: UIView {
  /// Decides where items are.
  open var collectionViewLayout: UICollectionViewLayout

  /// Makes a collection with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
  }

  /// Makes the collection that a nib describes, in lines.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Asks the data source for all items anew, which a stand-in does not have.
  open func reloadData() {}
}

/// Decides where the items of a collection are.
///
/// Left out: deciding it.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() { super.init() }

  /// Makes a layout; nothing is read from the coder.
  public required init?(coder: NSCoder) { super.init() }
}

/// A layout in lines.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// An item of a collection.
///
/// Left out: what is in it, how it is used again, and the superclass `UICollectionReusableView`.
@MainActor
open class UICollectionViewCell: UIView {}

/// A controller whose view holds a collection.
///
/// Left out: what ``UITableViewController`` leaves out, for collections.
@MainActor
open class UICollectionViewController: UIViewController {
  // The signature is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's collection.
  open var collectionView: UICollectionView!

  /// Makes a controller whose collection has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: CGRect(), collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller whose collection is in lines; both arguments are passed over.
  ///
  /// UIKit takes the layout from the nib, and raises an exception if there is none.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    collectionView = UICollectionView(
      frame: CGRect(), collectionViewLayout: UICollectionViewFlowLayout())
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a controller whose collection is in lines.
  public required init?(coder: NSCoder) {
    collectionView = UICollectionView(
      frame: CGRect(), collectionViewLayout: UICollectionViewFlowLayout())
    super.init(coder: coder)
  }

  /// Makes the view, with the collection in it.
  open override func loadView() {
    view = UIView()
    view.addSubview(collectionView)
  }

  /// Returns the number of items in a section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Is called before an item is shown.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
