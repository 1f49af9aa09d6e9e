public import Foundation

/// What lets the reminders of one user be synchronized, until it expires.
public struct Token: Equatable, Codable, Sendable {
  /// What is shown to the server.
  public let secret: String

  /// The first moment at which the token is no longer valid.
  public let expires: Date

  /// Makes a token with a secret and an end.
  public init(secret: String, expires: Date) {
    self.secret = secret
    self.expires = expires
  }
}

/// Why no token could be restored.
public enum NotRestorable: Error, Equatable {
  /// No token has been stored.
  case nothingStored

  /// Something is stored, but it can't be read as a token.
  case unreadable
}

/// Why a token is not valid.
public enum InvalidToken: Error, Equatable {
  /// It expired at this moment.
  case expired(Date)
}

/// Why no token came from the user.
public enum OAuthRefusal: Error, Equatable {
  /// The user said no.
  case declined

  /// The user said yes, but the new token could not be stored.
  case notStored
}
