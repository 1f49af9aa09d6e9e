public import UIKitStandIn

/// The same screen, which declares the property itself, so that a subclass can override it.
open class OverridableSyncViewController: UIViewController, TokenManagerControllable {
  /// The token manager to use.
  open var tokenManager: any TokenProviding { TokenManager.default }

  /// Shows in the title whether somebody is signed in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
