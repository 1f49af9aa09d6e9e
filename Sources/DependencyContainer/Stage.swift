#if canImport(UIKit)
  public import UIKit
#else
  public import UIKitStandIn
#endif

/// What the containers know of the place where scenes appear.
@MainActor
public protocol StageInterface: AnyObject {
  /// Shows `scene` in place of the one before.
  func show(_ scene: UIViewController)
}

/// Shows one scene at a time, and holds no other.
public final class Stage: StageInterface {
  /// The scene that is shown, or nil before the first one.
  public private(set) var scene: UIViewController?

  /// Makes an empty stage.
  public init() {}

  /// Shows `scene`, and lets go of the one before.
  public func show(_ scene: UIViewController) {
    self.scene = scene
  }
}
