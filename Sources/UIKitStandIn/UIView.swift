public import Foundation

// A stand-in for UIKit, so that every line of the book is compiled and tested wherever it is built.
//
// What is here has UIKit's names, isolation, optionality and requirements, so code that compiles
// with `import UIKitStandIn` compiles in an app with `import UIKit` in its place. Where the two
// differ, this one is the stricter. It draws nothing and has little more than the chapters use;
// each type says what it leaves out.

/// What UIKit's views and controllers have in common.
///
/// Left out: the chain of responders, and what events carry.
@MainActor
open class UIResponder: NSObject {
  /// Makes a responder.
  public override init() { super.init() }

  #if !canImport(ObjectiveC)
    /// Sets an outlet by its name, which is how a nib connects its objects.
    ///
    /// This one traps, as UIKit raises an exception for an outlet that a class does not have. With
    /// Objective-C every object has this method, and it finds the properties marked `@IBOutlet`.
    /// Without, a class overrides it.
    open nonisolated func setValue(_ value: Any?, forKey key: String) {
      fatalError(
        """
        [<\(type(of: self))> setValue:forUndefinedKey:]: this class is not key value \
        coding-compliant for the key \(key).
        """)
    }
  #endif
}

/// A rectangle on the screen that holds other views.
///
/// Left out: layout, drawing, animation, the window, and writing a view to an archive. So a view
/// has `init(coder:)` and does not conform to `NSCoding`, which is where UIKit takes it from.
@MainActor
open class UIView: UIResponder {
  /// The view's place in the coordinates of its superview, in points.
  open var frame: CGRect

  /// The view's own rectangle, which begins at zero here.
  open var bounds: CGRect {
    get { CGRect(origin: CGPoint(), size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// How the view's size follows its superview's, which a stand-in keeps and never acts on.
  open var autoresizingMask: AutoresizingMask = []

  /// Whether UIKit makes constraints of the mask; if it doesn't, it ignores ``frame`` and the mask.
  ///
  /// A stand-in keeps the value and never acts on it.
  open var translatesAutoresizingMaskIntoConstraints = true

  /// Whether the view is hidden.
  open var isHidden = false

  /// Whether the view and those in it get touches.
  open var isUserInteractionEnabled = true

  /// Whether VoiceOver ignores the other views in the superview, which a stand-in never does.
  open var accessibilityViewIsModal = false

  /// What VoiceOver calls the view, such as a button, which a stand-in only keeps.
  open var accessibilityTraits: UIAccessibilityTraits = []

  /// The views in this one, the one at the back first.
  open private(set) var subviews: [UIView] = []

  /// The view that holds this one.
  open private(set) weak var superview: UIView?

  /// Makes a view.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes the view that a nib describes, with its subviews.
  ///
  /// A subclass with a designated initializer of its own must have this one, too.
  public required init?(coder: NSCoder) {
    frame = CGRect()
    super.init()
    if let coder = coder as? NibCoder { read(coder) }
  }

  /// Makes a view without an extent.
  public convenience override init() {
    self.init(frame: CGRect())
  }

  func read(_ coder: NibCoder) {
    for subview in coder.entry.subviews ?? [] {
      if let view = subview.makeView(connecting: coder.outlets) { addSubview(view) }
    }
  }

  /// Puts `view` in front of the other subviews, and takes it out of another superview.
  ///
  /// A view that is in this one already moves to the front, and isn't removed: nothing calls its
  /// ``removeFromSuperview()``. Apple's reference says so for the same superview. For another one
  /// it leaves open how the view is taken out, so a subclass can't rely on that call.
  open func addSubview(_ view: UIView) {
    insert(view, at: .max)
  }

  /// Puts `view` before the subview that has the number `index`, and takes it out of another superview.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, at: index)
  }

  private func insert(_ view: UIView, at index: Int) {
    view.detach()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  /// Takes the view out of its superview, if it has one.
  open func removeFromSuperview() {
    detach()
  }

  /// Returns the view that gets a touch at `point`: the one in front, at any depth, or nil for none.
  ///
  /// Hidden views get no touch, nor do views without interaction, nor what lies in either.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, bounds.contains(point) else { return nil }
    for subview in subviews.reversed() {
      let inside = CGPoint(x: point.x - subview.frame.minX, y: point.y - subview.frame.minY)
      if let view = subview.hitTest(inside, with: event) { return view }
    }
    return self
  }

  /// Returns whether the view is `view`, or lies in it at any depth.
  open func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
}

extension UIView {
  /// How a view's size follows its superview's.
  ///
  /// Left out: the other margins.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The width grows and shrinks with the superview's.
    public static let flexibleWidth = Self(rawValue: 2)

    /// The margin at the top grows and shrinks, so the view keeps its distance from the bottom.
    public static let flexibleTopMargin = Self(rawValue: 8)

    /// The height grows and shrinks with the superview's.
    public static let flexibleHeight = Self(rawValue: 16)
  }
}

/// What VoiceOver says of a view besides its text.
///
/// Left out: all traits but one, and those that views have from the start.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A tap on the view does something.
  public static let button = Self(rawValue: 1)
}

/// A view that shows a text.
///
/// Left out: how the text looks.
@MainActor
open class UILabel: UIView {
  /// The text, or nil for none.
  open var text: String?

  /// Makes a label, which gets no touches: they reach what lies behind it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes the label that a nib describes.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func read(_ coder: NibCoder) {
    super.read(coder)
    text = coder.entry.text
  }
}
