public import UIKitStandIn

/// A screen that gets the shared manager from a protocol, and declares nothing for it.
open class SyncViewController: UIViewController, TokenManagerControllable {
  /// Shows in the title whether somebody is signed in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
