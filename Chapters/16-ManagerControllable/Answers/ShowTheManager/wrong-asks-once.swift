// wrong: Asks only once whether somebody is signed in.
// sees: a screen shared, and then the user signed out

// Exercise 16.2: show the manager
//
// `ShareScreen` and the `ShareRequest` that it makes both use the shared manager, which you can't
// see in `ShareScreen()`. Each has a new initializer that takes a manager, and ignores it. Make the
// screen and its request use that manager, and read the token from it each time. Deprecate the two
// old initializers. Their callers get a warning, and apart from that nothing may change for them.
// (The check can't see a warning. Call both initializers somewhere, and look for it yourself.)
// When nothing uses `AccountManagerControllable` any more, you can delete it.

/// A screen that shares a reminder.
final class ShareScreen {
  private lazy var isSignedIn = accountManager.token != nil
  private let accountManager: any AccountManageable

  /// The old initializer: uses the shared manager.
  @available(*, deprecated, message: "pass the manager")
  convenience init() { self.init(accountManager: AccountManager.default) }

  /// The new initializer: uses the manager that it gets.
  init(accountManager: any AccountManageable) { self.accountManager = accountManager }

  /// Returns the text that is sent, or a hint if nobody is signed in.
  func share(_ title: String) -> String {
    guard isSignedIn else { return "Sign in to share" }
    return ShareRequest(accountManager: accountManager).text(for: title)
  }
}

/// The request that shares a reminder.
struct ShareRequest {
  private let accountManager: any AccountManageable

  /// The old initializer: uses the shared manager.
  @available(*, deprecated, message: "pass the manager")
  init() { self.init(accountManager: AccountManager.default) }

  /// The new initializer: uses the manager that it gets.
  init(accountManager: any AccountManageable) { self.accountManager = accountManager }

  func text(for title: String) -> String {
    "\(title), token: \(accountManager.token ?? "none")"
  }
}

protocol AccountManageable: Sendable {
  var token: String? { get }
}

// The app's manager. You don't have to change this class.
final class AccountManager: AccountManageable, Sendable {
  static let `default` = AccountManager()

  let token: String? = "shared"

  private init() {}
}

protocol AccountManagerControllable {
  var accountManager: any AccountManageable { get }
}

extension AccountManagerControllable {
  var accountManager: any AccountManageable { AccountManager.default }
}
