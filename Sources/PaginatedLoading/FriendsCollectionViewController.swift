public import Foundation
public import UIKitStandIn

/// The friends in a collection, with the same pager as in the table.
public final class FriendsCollectionViewController: UICollectionViewController {
  private let pager: Pager<Friend>

  /// Makes a controller that loads from `source`.
  public init(source: any PageSource<Friend>) {
    pager = Pager(source: source)
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Begins to load the first page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    pager.loadNext(reloading: collectionView)
  }

  /// Returns the number of friends so far.
  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { pager.items.count }

  /// Loads the next page when the last item comes into sight.
  public override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if indexPath.row == pager.items.count - 1 { pager.loadNext(reloading: collectionView) }
  }
}
