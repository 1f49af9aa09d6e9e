public import Foundation

/// An object that manages a view.
///
/// Left out: nibs and storyboards, appearing and disappearing, and controllers that hold or present
/// others. So no view of a controller comes from a nib here, also if there is one of its name.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?

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

  /// Makes a controller; both arguments are passed over.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller; a stand-in has no storyboards, so nothing is read from the coder.
  ///
  /// A subclass with a designated initializer of its own must have this one, too.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes the view.
  ///
  /// A subclass that overrides this sets ``view`` and does not call super.
  open func loadView() {
    view = UIView()
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
