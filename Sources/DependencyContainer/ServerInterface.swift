/// What the app can do with the server before anybody has logged in.
@MainActor
public protocol LoginInterface: AnyObject {
  /// Logs a user in.
  ///
  /// - Returns: The session, or nil if there is no account of this name.
  func logIn(_ name: String) -> Session?
}

/// What the screens know of the server once a user has logged in: it acts for that user.
@MainActor
public protocol ServerInterface: AnyObject {
  /// Saves `reminder`, and replaces the user's reminder that has the same id.
  func save(_ reminder: Reminder) throws
}

/// The server hasn't made this session.
public struct UnknownSession: Error, Equatable {}
