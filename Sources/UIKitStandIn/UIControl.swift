public import Foundation

/// What happened on the screen, such as a touch.
///
/// Left out: everything that is in one.
@MainActor
open class UIEvent: NSObject {}

/// Something that a control does when it is used.
///
/// Left out: menus, and how an action looks in one.
@MainActor
open class UIAction: NSObject {
  /// The action's title, which no stand-in shows.
  public let title: String

  fileprivate let handler: @MainActor (UIAction) -> Void

  /// Makes an action that calls `handler`, with itself, each time it is performed.
  public init(title: String = "", handler: @escaping @MainActor (UIAction) -> Void) {
    self.title = title
    self.handler = handler
    super.init()
  }
}

/// A view that the user operates.
///
/// Left out: being in a state, targets with selectors, and touches, so only code sends its events.
@MainActor
open class UIControl: UIView {
  private var actions: [(events: Event, action: UIAction)] = []

  /// Performs `action` at each of the given events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.append((controlEvents, action))
  }

  /// Performs the actions of the given events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) {
    for (events, action) in actions where !events.isDisjoint(with: controlEvents) {
      action.handler(action)
    }
  }
}

extension UIControl {
  /// What can happen to a control.
  ///
  /// Left out: all events but one.
  public struct Event: OptionSet, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Makes events from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger was lifted inside of the control.
    public static let touchUpInside = Self(rawValue: 64)
  }
}

extension UIControl {
  /// What a control is in.
  ///
  /// Left out: all states but the one that has no other.
  public struct State: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Makes states from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control is enabled, and neither selected nor touched.
    public static let normal = Self([])
  }
}

/// A control with a title.
///
/// Left out: all types but one, images, configurations, and how the title looks.
@MainActor
open class UIButton: UIControl {
  private var titles: [State.RawValue: String] = [:]

  /// Makes a button of a type.
  public convenience init(type buttonType: ButtonType) { self.init(frame: CGRect()) }

  /// Sets the title that the button has in a state.
  open func setTitle(_ title: String?, for state: State) { titles[state.rawValue] = title }

  /// Returns the title that the button has in a state.
  open func title(for state: State) -> String? { titles[state.rawValue] }
}

extension UIButton {
  /// How a button looks.
  public enum ButtonType: Int, Sendable {
    /// A button in the system's style.
    case system = 1
  }
}
