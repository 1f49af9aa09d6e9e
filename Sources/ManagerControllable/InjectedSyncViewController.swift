public import Foundation
public import UIKitStandIn

/// The same screen with constructor injection, to compare.
public final class InjectedSyncViewController: UIViewController {
  private let tokenManager: any TokenManageable

  /// Makes a screen that asks `tokenManager`.
  public init(tokenManager: any TokenManageable) {
    self.tokenManager = tokenManager
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Says in the title whether somebody is signed in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
