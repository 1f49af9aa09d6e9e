import Foundation
import Testing
import UIKitStandIn

/// What the chapters rely on in UIKit, asked of its stand-in.
@MainActor
struct UIKitStandInTests {
  @Test func `a view is in one superview at a time`() {
    let first = UIView()
    let second = UIView()
    let view = UIView()
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty)
    #expect(second.subviews.count == 1)
    #expect(view.superview === second)
  }

  @Test func `adding a view twice moves it to the front`() {
    let parent = UIView()
    let view = UIView()
    let other = UIView()
    for subview in [view, other, view] { parent.addSubview(subview) }
    #expect(parent.subviews.map(ObjectIdentifier.init) == [other, view].map(ObjectIdentifier.init))
  }

  @Test func `removing a view that is nowhere does nothing`() {
    let view = UIView()
    view.removeFromSuperview()
    #expect(view.superview == nil)
  }

  @Test func `a superview does not keep a view that is removed`() {
    let parent = UIView()
    weak var gone: UIView?
    do {
      let view = UIView()
      gone = view
      parent.addSubview(view)
    }
    #expect(gone != nil)
    parent.subviews.first?.removeFromSuperview()
    #expect(gone == nil)
  }

  @Test func `the view is loaded once, when it is first asked for`() {
    final class Counter: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let controller = Counter()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    #expect(controller.loads == 1)
  }

  @Test func `a table controller's view is its table`() {
    let controller = UITableViewController(style: .plain)
    #expect(controller.view === controller.tableView)
  }

  @Test func `a collection controller's view holds its collection`() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.collectionView.isDescendant(of: controller.view))
  }

  @Test func `a path has a row and a section`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3)
    #expect(path.section == 1)
  }
}
