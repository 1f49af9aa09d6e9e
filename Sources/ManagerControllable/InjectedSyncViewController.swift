public import Foundation
public import UIKitStandIn

/// A screen that gets its manager by constructor injection.
public final class InjectedSyncViewController: UIViewController {
  private let tokenManager: any TokenProviding

  /// Makes a screen that uses `tokenManager`.
  public init(tokenManager: any TokenProviding) {
    self.tokenManager = tokenManager
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen from a storyboard, whose creator passes `tokenManager`.
  ///
  /// UIKit requires that a creator's controller is initialized by `super.init(coder:)`.
  public init?(coder: NSCoder, tokenManager: any TokenProviding) {
    self.tokenManager = tokenManager
    super.init(coder: coder)
  }

  /// Returns nil, because a storyboard without a creator has no manager to pass.
  public required init?(coder: NSCoder) { nil }

  /// Shows in the title whether somebody is signed in at that time, and not what happens later.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
