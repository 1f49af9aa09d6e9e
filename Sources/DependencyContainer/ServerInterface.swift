/// What the screens know of the server once a user has logged in: it acts for that user.
@MainActor
public protocol ServerInterface: AnyObject {
  /// Saves `reminder`, and replaces the user's reminder that has the same id.
  func save(_ reminder: Reminder) throws
}

/// The server hasn't made this session, or its user has logged out.
public struct UnknownSession: Error, Equatable {}
