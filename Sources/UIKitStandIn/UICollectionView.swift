public import Foundation

/// A view that shows items in a layout.
@MainActor
open class UICollectionView: UIView {
  /// Decides where items are.
  public let collectionViewLayout: UICollectionViewLayout

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

  /// Asks the data source for all items anew.
  open func reloadData() {}
}

/// Decides where the items of a collection are.
@MainActor
open class UICollectionViewLayout {
  /// Makes a layout.
  public init() {}
}

/// A layout in lines.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {}

/// An item of a collection.
@MainActor
open class UICollectionViewCell: UIView {}

/// A controller whose view holds a collection.
@MainActor
open class UICollectionViewController: UIViewController {
  // The signature is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's collection.
  open var collectionView: UICollectionView!

  /// Makes a controller whose collection has the given layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
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
