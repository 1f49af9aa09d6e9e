public import Foundation
public import UIKitStandIn

/// Where a user logs in.
public final class LoginViewController: UIViewController {
  private let container: any PreLoginDependencyContaining

  /// Makes a screen that finds what it needs in `container`.
  public init(container: any PreLoginDependencyContaining) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Logs in and shows the user's list; stays here if there is no such user.
  public func logIn(_ name: String) {
    guard let user = container.server.logIn(name) else { return }
    let postLogin = container.postLoginContainer(for: user)
    container.stage?.show(postLogin.screen(.list))
  }
}

/// The user's own page.
public final class AccountViewController: UIViewController {
  private let container: any PostLoginDependencyContaining

  /// Makes a screen that finds what it needs in `container`.
  public init(container: any PostLoginDependencyContaining) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
    title = container.user.name
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Logs the user out.
  public func logOut() {
    container.logOut()
  }
}
