public import Foundation
public import UIKitStandIn

/// The friends in a collection, with the same pager as in the table.
public final class FriendsCollectionViewController: UICollectionViewController {
  private let pager: Pager<Friend>

  /// Tells the user that a page is missing.
  ///
  /// It is hidden otherwise, and stands at the bottom of the screen. In an app, it is a button.
  public let retryLabel = UILabel()

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
    retryLabel.text = "Try again"
    retryLabel.frame = CGRect(
      x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    retryLabel.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(retryLabel)
    pager.onFailure = { [weak self] _ in self?.retryLabel.isHidden = false }
    load()
  }

  /// Loads the next page, also after a tap on the retry label.
  public func load() {
    retryLabel.isHidden = true
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
    if indexPath.row == pager.items.count - 1 { load() }
  }
}
