import Foundation
import Testing
import UIKitStandIn

/// What the chapters rely on in UIKit's controllers, asked of the stand-in.
@MainActor
struct UIViewControllerTests {
  @Test func `the view is loaded once, when it is first asked for`() {
    let controller = Counter()
    #expect(!controller.isViewLoaded)
    _ = controller.view
    _ = controller.view
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
    #expect(controller.isViewLoaded)
  }

  @Test func `asking for a view that may be loaded does not load it`() {
    let controller = Counter()
    #expect(controller.viewIfLoaded == nil)
    #expect(controller.loads == 0)
    controller.loadViewIfNeeded()
    #expect(controller.viewIfLoaded === controller.view)
  }

  @Test func `loading if needed loads the view`() {
    let controller = Counter()
    controller.loadViewIfNeeded()
    #expect(controller.loads == 1)
  }

  @Test func `a view that is set counts as loaded, and nobody is told`() {
    let controller = Counter()
    let view = UIView()
    controller.view = view
    #expect(controller.isViewLoaded)
    #expect(controller.view === view)
    #expect(controller.loads == 0)
  }

  @Test func `a view that is set to nil is loaded anew`() {
    let controller = Counter()
    let first: UIView = controller.view
    controller.view = nil
    #expect(!controller.isViewLoaded)
    #expect(controller.view !== first)
    #expect(controller.loads == 2)
  }

  @Test func `a controller without an initializer of its own inherits all`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let controllers = [
      Counter(), Counter(nibName: nil, bundle: nil), Counter(coder: coder),
    ]
    #expect(controllers.allSatisfy { $0?.loads == 0 })
  }

  @Test func `a controller with a dependency comes from no storyboard`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let type: UIViewController.Type = Injected.self
    #expect(type.init(coder: coder) == nil)
    #expect(Injected(overlay: UILabel()).isViewLoaded == false)
  }

  @Test func `a table controller's view is its table`() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .grouped)
  }

  @Test func `a table that is set is the view, and counts as loaded`() {
    let controller = UITableViewController(style: .plain)
    let table = UITableView(frame: CGRect(), style: .plain)
    controller.tableView = table
    #expect(controller.isViewLoaded)
    #expect(controller.view === table)
  }

  @Test func `a table has no groups unless somebody asks for them`() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let controllers = [
      UITableViewController(), UITableViewController(nibName: nil, bundle: nil),
      UITableViewController(coder: coder),
    ]
    #expect(controllers.map { $0?.tableView.style } == [.plain, .plain, .plain])
  }

  @Test func `a collection controller's view holds its collection`() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    #expect(!controller.isViewLoaded)
    #expect(controller.collectionView.collectionViewLayout === layout)
    #expect(controller.view !== controller.collectionView)
    #expect(controller.collectionView.isDescendant(of: controller.view))
  }

  @Test func `a path has a row and a section`() {
    let path = IndexPath(row: 3, section: 1)
    #expect(path.row == 3)
    #expect(path.section == 1)
  }

  private final class Counter: UIViewController {
    var loads = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      loads += 1
    }
  }

  private final class Injected: UIViewController {
    let overlay: UILabel

    init(overlay: UILabel) {
      self.overlay = overlay
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
  }
}
