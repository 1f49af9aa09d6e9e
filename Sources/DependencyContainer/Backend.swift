import Foundation

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

/// The proof that a user has logged in.
///
/// Only code in this file can make one.
public struct Session: Sendable {
  /// The user who has logged in.
  public let user: User
  fileprivate let token = UUID()

  fileprivate init(user: User) {
    self.user = user
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

  /// Returns a new session of the user with this name, or nil if there is no such account.
  public func logIn(_ name: String) -> Session? {
    guard let user = accounts.first(where: { $0.name == name }) else { return nil }
    let session = Session(user: user)
    users[session.token] = user
    return session
  }

  /// Saves `reminder` for the user of `session`.
  ///
  /// - Throws: ``UnknownSession`` if another server has made the session.
  public func save(_ reminder: Reminder, in session: Session) throws(UnknownSession) {
    guard let user = users[session.token] else { throw UnknownSession() }
    saved[user.id, default: [:]][reminder.id] = reminder
  }

  /// Returns what is saved for `user`, ordered by id.
  public func reminders(of user: User) -> [Reminder] {
    saved[user.id, default: [:]].values.sorted { $0.id < $1.id }
  }
}

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

/// The server hasn't made this session.
public struct UnknownSession: Error, Equatable {}

/// Somebody who has an account.
///
/// Any code can make a user, so a user unlocks nothing.
public struct User: Equatable, Sendable {
  /// The number that no other user has.
  public let id: Int
  /// What to call the user.
  public let name: String

  /// Makes a user.
  public init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
}

/// Something to remember.
public struct Reminder: Equatable, Sendable {
  /// The id that no other reminder of the same user has.
  public let id: Int
  /// What to remember.
  public let title: String
  /// Whether it is done.
  public var isDone: Bool

  /// Makes a reminder.
  public init(id: Int, title: String, isDone: Bool = false) {
    self.id = id
    self.title = title
    self.isDone = isDone
  }
}
