import Synchronization

/// Keeps the token of the user who is signed in, in memory.
public final class TokenManager: TokenProviding, Sendable {
  /// The shared token manager, for old callers that are passed none.
  public static let `default` = TokenManager()

  private let stored = Mutex<String?>(nil)

  /// Makes a manager with which nobody is signed in.
  public init() {}

  /// The token, or nil if nobody is signed in.
  public var token: String? { stored.withLock { $0 } }

  /// Signs in with `token`.
  public func signIn(with token: String) {
    stored.withLock { $0 = token }
  }

  /// Signs out, and forgets the token.
  public func signOut() {
    stored.withLock { $0 = nil }
  }
}
