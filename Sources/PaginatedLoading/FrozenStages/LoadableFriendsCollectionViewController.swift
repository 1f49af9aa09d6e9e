public import Foundation
public import UIKitStandIn

/// A frozen stage, the talk's solution three: the same friends in a collection.
public final class LoadableFriendsCollectionViewController: UICollectionViewController,
  NextPageLoadable
{
  /// Where pages come from.
  public let source: any PageSource<Friend>
  /// The friends so far.
  public var data: [Friend] = []
  /// How far they have been loaded.
  public var nextPageState = NextPageState<Int>()

  /// Makes a controller that loads from `source`.
  public init(source: any PageSource<Friend>) {
    self.source = source
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Begins to load the first page.
  public override func viewDidLoad() {
    super.viewDidLoad()
    loadNext()
  }

  /// Returns the number of friends so far.
  public override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { data.count }

  /// Loads the next page when the last item comes into sight.
  public override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    if indexPath.row == data.count - 1 { loadNext() }
  }
}
