public import Foundation
public import UIKitStandIn

/// The friends in a collection, with the same pager as in the table.
public final class FriendsCollectionViewController: UICollectionViewController {
  private let pager: Pager<Friend>

  /// Tells the user that a page is missing, and loads it after a tap.
  ///
  /// It is hidden otherwise, and stands at the bottom of the view. In an app, constrain it to the view's
  /// `safeAreaLayoutGuide`, so that no tab bar covers it; the stand-in has no layout guides.
  public let retryButton = UIButton(type: .system)

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
    retryButton.setTitle("Try again", for: .normal)
    retryButton.frame = CGRect(
      x: 0, y: view.bounds.height - 44, width: view.bounds.width, height: 44)
    retryButton.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    view.addSubview(retryButton)
    retryButton.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
    pager.onFailure = { [weak self] _ in self?.retryButton.isHidden = false }
    load()
  }

  /// Loads the next page, also after a tap on the retry button.
  public func load() {
    retryButton.isHidden = true
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
