// wrong: An empty token is taken for none, which old callers would notice.
// sees: with an empty one the screen said "Sign in to share"

// Exercise 16.3: show the manager
//
// `ShareScreen` has an ambient manager, and so has the `ShareRequest` that it makes. Nothing in
// `ShareScreen()` says so. The constructors that show the manager are there, and do nothing yet.
//
// Let the screen and its request use the manager that the screen is given. The callers of the two
// old constructors must notice no difference. Then nothing needs `AccountManagerControllable`
// any more, and you may remove it.

/// A screen that shares a reminder.
final class ShareScreen {
  private let accountManager: any AccountManageable

  /// The old constructor: uses the shared manager.
  convenience init() {
    self.init(accountManager: AccountManager.default)
  }

  /// The new constructor: uses the manager that it is given.
  init(accountManager: any AccountManageable) {
    self.accountManager = accountManager
  }

  /// Returns what is sent, or what is shown if nobody is signed in.
  func share(_ title: String) -> String {
    guard let token = accountManager.token, !token.isEmpty else { return "Sign in to share" }
    return ShareRequest(accountManager: accountManager).text(for: title)
  }
}

/// What is sent when a reminder is shared.
struct ShareRequest {
  private let accountManager: any AccountManageable

  /// The old constructor: uses the shared manager.
  init() {
    self.init(accountManager: AccountManager.default)
  }

  /// The new constructor: uses the manager that it is given.
  init(accountManager: any AccountManageable) {
    self.accountManager = accountManager
  }

  func text(for title: String) -> String {
    "\(title), token: \(accountManager.token ?? "none")"
  }
}

protocol AccountManageable {
  var token: String? { get }
}

// The app's manager. You need not change this class.
final class AccountManager: AccountManageable, Sendable {
  static let `default` = AccountManager()

  let token: String? = "shared"

  private init() {}
}
