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
/// Left out: states, targets with selectors, and touches, so only code sends its events.
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
