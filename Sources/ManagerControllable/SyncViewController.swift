public import UIKitStandIn

/// A screen that says whether reminders are synced: it conforms, and that is all.
open class SyncViewController: UIViewController, TokenManagerControllable {
  /// Says in the title whether somebody is signed in.
  open override func viewDidLoad() {
    super.viewDidLoad()
    title = tokenManager.token == nil ? "Sign in to sync" : "Synced"
  }
}
