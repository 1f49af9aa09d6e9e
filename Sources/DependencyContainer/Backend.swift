public import Foundation

/// The proof that a user has logged in.
///
/// It doesn't tell whether the user has logged out since.
///
/// Only code in this file can make one. If it were `Codable`, any code could decode one; if all its
/// properties were `let`, an extension in any file of this module could have an initializer of its own.
public struct Session: Equatable, Sendable {
  /// The user who has logged in.
  public let user: User

  /// What the server knows the session by.
  ///
  /// An app keeps it in the Keychain until the logout.
  public private(set) var token: UUID

  fileprivate init(user: User, token: UUID = UUID()) {
    (self.user, self.token) = (user, token)
  }
}

/// A stand-in for the server at the other end of the network, passwords left out.
@MainActor
public final class Backend: LoginInterface {
  private let accounts: [User]
  private var users: [UUID: User] = [:]
  private var saved: [Int: [Int: Reminder]] = [:]

  /// Makes a server with these accounts.
  public init(accounts: [User]) {
    self.accounts = accounts
  }

  /// Returns a new session of the user with this name.
  ///
  /// - Throws: ``UnknownAccount`` if there is no such account.
  public func logIn(_ name: String) async throws(UnknownAccount) -> Session {
    guard let user = accounts.first(where: { $0.name == name }) else { throw UnknownAccount() }
    let session = Session(user: user)
    users[session.token] = user
    return session
  }

  /// Returns the session with this token, after a new launch of the app.
  ///
  /// - Throws: ``UnknownSession`` if another server has made the token, or its user has logged out.
  public func restore(_ token: UUID) async throws(UnknownSession) -> Session {
    guard let user = users[token] else { throw UnknownSession() }
    return Session(user: user, token: token)
  }

  /// Ends `session`: from now on, nothing is saved in it.
  public func logOut(_ session: Session) {
    users[session.token] = nil
  }

  /// Saves `reminder` for the user of `session`.
  ///
  /// - Throws: ``UnknownSession`` if another server has made the session, or its user has logged out.
  public func save(_ reminder: Reminder, in session: Session) throws(UnknownSession) {
    guard let user = users[session.token] else { throw UnknownSession() }
    saved[user.id, default: [:]][reminder.id] = reminder
  }

  /// Returns what is saved for `user`, ordered by id.
  public func reminders(of user: User) -> [Reminder] {
    saved[user.id, default: [:]].values.sorted { $0.id < $1.id }
  }
}
