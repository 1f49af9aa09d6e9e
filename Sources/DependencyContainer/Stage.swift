public import UIKitStandIn

/// What the containers know of the place where screens appear.
@MainActor
public protocol StageInterface: AnyObject {
  /// Shows `screen` in place of the one before.
  func show(_ screen: UIViewController)
}

/// Shows one screen at a time, and holds no other.
public final class Stage: StageInterface {
  /// The screen that is shown, or nil before the first one.
  public private(set) var screen: UIViewController?

  /// Makes an empty stage.
  public init() {}

  /// Shows `screen`, and lets go of the one before.
  public func show(_ screen: UIViewController) {
    self.screen = screen
  }
}
