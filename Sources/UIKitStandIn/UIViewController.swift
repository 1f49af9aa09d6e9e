public import Foundation

/// An object that manages a view.
///
/// Left out: nibs, appearing and disappearing, and controllers that hold or present others. So no
/// view of a controller comes from a nib here, also if there is one of its name.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

  /// What the controller was made from, if it comes from a storyboard.
  private(set) var coder: SceneCoder?

  /// A title for the screen.
  open var title: String?

  // The signature is UIKit's own.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The controller's view, which is made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// The view if it is loaded, or nil; reading it doesn't load the view.
  open var viewIfLoaded: UIView? { loadedView }

  /// Makes a controller; both arguments are passed over.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes the controller that a storyboard describes.
  ///
  /// A subclass with a designated initializer of its own must have this one, too.
  public required init?(coder: NSCoder) {
    self.coder = coder as? SceneCoder
    super.init()
  }

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes the view: the one in the storyboard, or an empty one.
  ///
  /// A subclass that overrides this sets ``view`` and does not call super.
  open func loadView() {
    let outlets = NibOutlets()
    view = coder?.scene.view?.makeView(connecting: outlets) ?? UIView()
    outlets.connect(view, to: self)
  }

  /// Makes the view unless that has been done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Is called once, after the view has been made.
  open func viewDidLoad() {}
}
