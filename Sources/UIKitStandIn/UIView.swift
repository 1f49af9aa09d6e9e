public import Foundation

// A stand-in for UIKit, for platforms that have none.
//
// It has UIKit's names, signatures and isolation, and only what the chapters use. It draws
// nothing. Where UIKit can be imported, the chapters import it instead.

/// A rectangle on the screen that holds other views.
@MainActor
open class UIView {
  /// The view's place in the coordinates of its superview, in points.
  open var frame: CGRect

  /// Whether the view is hidden.
  open var isHidden = false

  /// The views in this one, the one at the back first.
  public private(set) var subviews: [UIView] = []

  /// The view that holds this one.
  public private(set) weak var superview: UIView?

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
  }

  /// Makes the view that a nib describes, with its subviews.
  public required init?(coder: NSCoder) {
    frame = .zero
    if let entry = (coder as? NibCoder)?.entry { read(entry) }
  }

  func read(_ entry: NibEntry) {
    for subview in entry.subviews ?? [] {
      if let view = subview.makeView() { addSubview(view) }
    }
  }

  /// Makes a view without an extent.
  public convenience init() {
    self.init(frame: .zero)
  }

  /// Puts `view` in front of the other subviews, and takes it out of where it was.
  open func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
  }

  /// Takes the view out of its superview, if it has one.
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Returns whether the view is `view`, or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
}

/// A view that shows a text.
@MainActor
open class UILabel: UIView {
  /// The text, or nil for none.
  open var text: String?

  override func read(_ entry: NibEntry) {
    super.read(entry)
    text = entry.text
  }
}
