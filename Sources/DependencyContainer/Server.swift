/// What the screens know of the server.
@MainActor
public protocol ServerInterface: AnyObject {
  /// Logs a user in.
  ///
  /// - Returns: The user, or nil if there is no account of this name.
  func logIn(_ name: String) -> User?

  /// Saves `reminder`.
  func save(_ reminder: Reminder)
}

/// The server, as far as this chapter needs one: it knows its accounts and keeps what it is sent.
public final class Server: ServerInterface {
  private let accounts: [User]

  /// What was saved, in order.
  public private(set) var saved: [Reminder] = []

  /// Makes a server with these accounts.
  public init(accounts: [User]) {
    self.accounts = accounts
  }

  /// Returns the account of this name, or nil if there is none.
  public func logIn(_ name: String) -> User? {
    accounts.first { $0.name == name }
  }

  /// Keeps `reminder` after those that were saved before.
  public func save(_ reminder: Reminder) {
    saved.append(reminder)
  }
}

/// Somebody who has logged in.
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
