public import Foundation
public import UIKitStandIn

/// Where a user logs in.
public final class LoginViewController: UIViewController {
  /// Why the last log-in failed, for the user.
  public private(set) var message: String?
  private let onLogIn: @MainActor (String) async throws -> Void
  private var isLoggingIn = false

  /// Makes a screen that calls `logIn` with a name.
  public init(logIn: @escaping @MainActor (String) async throws -> Void) {
    onLogIn = logIn
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because a storyboard has no dependency to pass.
  public required init?(coder: NSCoder) { nil }

  /// Logs in, or sets ``message``.
  ///
  /// Ignored while a log-in is under way.
  public func logIn(_ name: String) async {
    guard !isLoggingIn else { return }
    isLoggingIn = true
    defer { isLoggingIn = false }
    message = nil
    do {
      try await onLogIn(name)
    } catch is UnknownAccount {
      message = "Nobody is called \(name)."
    } catch {
      message = "The log-in failed. Try again."
    }
  }
}
