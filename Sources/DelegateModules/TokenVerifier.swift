public import Foundation

/// The module that says whether a token is valid.
public final class TokenVerifier: Procedure {
  /// Who is told the valid token, or why it is not valid.
  public let complete = Delegate<Result<Token, InvalidToken>, Void>()
  private let now: () -> Date

  /// Makes a verifier that looks at the clock `now`.
  public init(now: @escaping () -> Date) {
    self.now = now
  }

  /// Compares the end of `token` with the clock, and finishes.
  public func start(_ token: Token) {
    finish(now() < token.expires ? .success(token) : .failure(.expired(token.expires)))
  }
}
