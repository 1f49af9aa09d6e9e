public import Foundation
public import UIKitStandIn

/// A screen on its way to constructor injection: its old callers still compile, with a warning.
public final class TransitionalSyncViewController: UIViewController {
  private let tokenManager: any TokenProviding

  /// Makes a screen that uses `tokenManager`.
  public init(tokenManager: any TokenProviding) {
    self.tokenManager = tokenManager
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a screen that uses the shared manager, for old callers.
  @available(*, deprecated, message: "pass the manager")
  public convenience init() {
    self.init(tokenManager: TokenManager.default)
  }

  /// Makes a screen from a storyboard, whose creator passes `tokenManager`.
  public init?(coder: NSCoder, tokenManager: any TokenProviding) {
    self.tokenManager = tokenManager
    super.init(coder: coder)
  }

  /// Makes a screen that uses the shared manager, for storyboards without a creator.
  public required convenience init?(coder: NSCoder) {
    self.init(coder: coder, tokenManager: TokenManager.default)
  }

  /// Shows in the title whether somebody is signed in at that time, and not what happens later.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
