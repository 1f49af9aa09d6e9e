public import UIKitStandIn

/// The same screen with the default spelled out in the class, where a subclass can override it.
open class OverridableSyncViewController: UIViewController, TokenManagerControllable {
  /// The token manager to use.
  open var tokenManager: any TokenManageable { TokenManager.default }

  /// Says in the title whether somebody is signed in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
