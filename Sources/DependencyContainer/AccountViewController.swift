public import Foundation
public import UIKitStandIn

/// The user's own page.
public final class AccountViewController: UIViewController {
  private let onLogOut: @MainActor () -> Void

  /// Makes a page of `user`.
  public init(user: User, logOut: @escaping @MainActor () -> Void) {
    onLogOut = logOut
    super.init(nibName: nil, bundle: nil)
    title = user.name
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Logs the user out.
  public func logOut() {
    onLogOut()
  }
}
