/// The server as one user sees it: each request is sent in that user's session.
public final class UserServer: ServerInterface {
  private let session: Session
  private let backend: Backend

  /// Makes a server that acts for the user of `session`.
  public init(session: Session, backend: Backend) {
    self.session = session
    self.backend = backend
  }

  /// Saves `reminder` for the user of this server's session.
  public func save(_ reminder: Reminder) throws(UnknownSession) {
    try backend.save(reminder, in: session)
  }
}
