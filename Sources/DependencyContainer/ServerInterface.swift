public import Foundation

/// What the screens know of the server once a user has logged in: it acts for that user.
///
/// The suffix is the source's, which uses a protocol as other languages use an interface.
@MainActor
public protocol ServerInterface: AnyObject {
  /// Saves `reminder`, and replaces the user's reminder that has the same id.
  func save(_ reminder: Reminder) throws
}

/// What the app's container knows of the server before and after a user is logged in.
///
/// Only a ``Backend`` makes sessions, so a double forwards `logIn` to a backend.
@MainActor
public protocol LoginInterface: AnyObject {
  /// Returns a new session of the user with this name.
  ///
  /// - Throws: ``UnknownAccount`` if there is no such account.
  func logIn(_ name: String) async throws -> Session

  /// Returns the session with this token, or throws ``UnknownSession``.
  func restore(_ token: UUID) async throws -> Session

  /// Ends `session`.
  func logOut(_ session: Session)
}

/// The server hasn't made this session, or its user has logged out.
public struct UnknownSession: Error, Equatable {}

/// There is no account with this name.
public struct UnknownAccount: Error, Equatable {
  /// Makes the error.
  public init() {}
}
