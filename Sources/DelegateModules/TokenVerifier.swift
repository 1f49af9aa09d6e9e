public import Foundation

/// The module that checks whether a token is valid.
public final class TokenVerifier: Procedure {
  /// Receives the valid token, or why it is not valid.
  public let complete = Delegate<Result<Token, InvalidToken>, Void>()
  private let now: () -> Date

  /// Makes a verifier that reads the clock `now`.
  public init(now: @escaping () -> Date) {
    self.now = now
  }

  /// Compares the expiry of `token` with the clock, and finishes.
  public func start(_ token: Token) {
    finish(token.checked(at: now()))
  }
}
