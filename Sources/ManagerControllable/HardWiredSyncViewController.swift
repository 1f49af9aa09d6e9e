public import UIKitStandIn

/// A screen that names the shared manager itself, so no test can pass it another one.
public final class HardWiredSyncViewController: UIViewController {
  /// Shows in the title whether somebody is signed in.
  public override func viewDidLoad() {
    super.viewDidLoad()
    title = TokenManager.default.token == nil ? "Sign in to sync" : "Synced"
  }
}
