public import Foundation

/// Lets the app act for the user on the server, until it expires.
public struct Token: Equatable, Codable, Sendable {
  /// What the app sends to the server.
  public let secret: String

  /// The first moment at which the token is no longer valid.
  public let expires: Date

  /// Makes a token with a secret and an end.
  public init(secret: String, expires: Date) {
    self.secret = secret
    self.expires = expires
  }
}

extension Token {
  /// Returns the token if it's still valid at `date`, or why it isn't.
  public func checked(at date: Date) -> Result<Token, InvalidToken> {
    date < expires ? .success(self) : .failure(.expired(expires))
  }
}

/// Why no token could be restored.
public enum NotRestorable: Error, Equatable {
  /// No token has been stored.
  case nothingStored

  /// Something is stored, but it can't be read as a token.
  case unreadable
}

/// Why a token is not valid: the source's AccessTokenVerificationError.
public enum InvalidToken: Error, Equatable {
  /// It expired at this moment.
  case expired(Date)
}

/// Why the user's login brought no token.
public enum OAuthRefusal: Error, Equatable {
  /// The user declined.
  case declined

  /// The page couldn't be shown, or the server couldn't be reached.
  case unreachable

  /// The user agreed, but the new token couldn't be stored.
  case notStored
}
