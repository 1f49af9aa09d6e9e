public import Foundation
public import UIKitStandIn

/// Where a user logs in.
public final class LoginViewController: UIViewController {
  private let onLogIn: @MainActor (String) -> Session?
  private let loggedIn: @MainActor (Session) -> Void

  /// Makes a screen that calls `logIn` with a name, and `loggedIn` with the session.
  public init(
    logIn: @escaping @MainActor (String) -> Session?,
    loggedIn: @escaping @MainActor (Session) -> Void
  ) {
    onLogIn = logIn
    self.loggedIn = loggedIn
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Logs in; does nothing if there is no such user.
  public func logIn(_ name: String) {
    guard let session = onLogIn(name) else { return }
    loggedIn(session)
  }
}
