import Foundation

/// The login as the chapter finds it: a singleton that chooses its store, its clock and its page.
@MainActor
public final class LoginManager {
  /// The app's own.
  public static let shared = LoginManager()

  /// Logs the user in, and calls `done` with the token, but not on every path.
  public func logIn(_ done: @escaping (Token) -> Void) {
    if let token = try? TokenVault.shared.load(), Date() < token.expires {
      return done(token)
    }
    WebLoginPage.shared.open { decision in
      guard case .success(let token) = decision else { return }
      TokenVault.shared.save(token)
      done(token)
    }
  }
}

/// The store that the singleton chooses, a stand-in for the Keychain.
@MainActor
public enum TokenVault {
  /// The app's own.
  public static let shared = MemoryTokenStore()
}

/// The page that the singleton chooses, a stand-in for the system's.
@MainActor
public final class WebLoginPage {
  /// The app's own.
  public static let shared = WebLoginPage()

  private var done: ((Result<Token, OAuthRefusal>) -> Void)?

  /// Opens the page, and calls `done` when the user has decided.
  public func open(_ done: @escaping (Result<Token, OAuthRefusal>) -> Void) { self.done = done }

  /// Does what the page does when the user taps a button on it.
  public func decide(_ decision: Result<Token, OAuthRefusal>) {
    done?(decision)
    done = nil
  }
}
