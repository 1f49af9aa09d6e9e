public import Foundation
public import UIKitStandIn

/// Where a user logs in.
public final class LoginViewController: UIViewController {
  private let login: any LoginInterface
  private let loggedIn: @MainActor (Session) -> Void

  /// Makes a screen that calls `loggedIn` when a user has logged in.
  public init(login: any LoginInterface, loggedIn: @escaping @MainActor (Session) -> Void) {
    self.login = login
    self.loggedIn = loggedIn
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Logs in; does nothing if there is no such user.
  public func logIn(_ name: String) {
    guard let session = login.logIn(name) else { return }
    loggedIn(session)
  }
}
