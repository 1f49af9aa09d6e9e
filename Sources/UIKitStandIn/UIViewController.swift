public import Foundation

/// An object that manages a view.
@MainActor
open class UIViewController {
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

  /// Makes a controller; a stand-in has no nib files, so both arguments are passed over.
  public init(nibName: String?, bundle: Bundle?) {}

  /// Makes a controller.
  public convenience init() {
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
