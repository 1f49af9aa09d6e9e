// wrong: Sends the title before it has an id, so the server gets a title that never has an id.
// sees: so "Pay rent" gets none, and the server must not get it

import ReminderStorage

// Exercise 18.4: lock and key
//
// A log-in makes a session, and the app's container makes a container for it. Somebody kept
// everything "to save time": the second user gets the first one's container, server, screens and
// ids, and nothing ever leaves memory. Fix the two containers and the ids:
//
// - Each session gets a new container. Here, unlike in the lesson, it replaces the one before, even
//   without a logout. The app's container keeps the last one until `logOut()`, and no other.
// - Each screen is a new one. The detail gets its title. A screen takes only what it uses, although
//   no check sees that. It goes on sending its own user's token while somebody shows it. Whether that
//   is still valid, the server decides.
// - A screen sends with the token of its own session. The token is new at each log-in. An error of
//   the connection reaches the caller.
// - Each user has their own ids, stored under "user 7: currentReminderId" for user 7. A user who
//   logs in again goes on counting. If there is no next id, the caller gets the error, and nothing is
//   stored or sent.
// - After the logout, the container and the session go with the last screen, if not before.

// These three come with the exercise. Leave them as they are.

/// What only a log-in can make.
final class Session: Sendable {
  let user: Int
  let token: String

  private init(user: Int, token: String) {
    self.user = user
    self.token = token
  }

  /// Makes a session for each log-in.
  final class Accounts {
    private var logIns = 0

    func logIn(user: Int) -> Session {
      logIns += 1
      return Session(user: user, token: "token \(logIns) of user \(user)")
    }
  }
}

/// The app's connection to the server, the same for all users.
protocol Connection: AnyObject {
  func send(_ title: String, token: String) throws
}

// From here on it is yours.

/// Holds what lives as long as the app.
final class AppContainer {
  private let store: any KeyValueStore
  private let connection: any Connection
  private var current: UserContainer?

  init(store: any KeyValueStore, connection: any Connection) {
    self.store = store
    self.connection = connection
  }

  /// Makes the container that a session unlocks.
  func container(for session: Session) -> UserContainer {
    let server = Server(session: session, connection: connection)
    let made = UserContainer(user: session.user, server: server, store: store)
    current = made
    return made
  }

  /// Lets go of the user who is logged in, if there is one.
  func logOut() {
    current = nil
  }
}

/// The server as one user sees it.
final class Server {
  private let session: Session
  private let connection: any Connection

  init(session: Session, connection: any Connection) {
    self.session = session
    self.connection = connection
  }

  /// Sends a title with the token of the session.
  func save(_ title: String) throws {
    try connection.send(title, token: session.token)
  }
}

/// The ids of one user's reminders.
struct ReminderIds {
  let user: Int
  let store: any KeyValueStore

  /// Returns the next id, after storing it.
  func next() throws -> Int {
    let key = "user \(user): \(currentReminderId)"
    let id = try reminderId(after: store.object(forKey: key))
    store.set(id, forKey: key)
    return id
  }
}

/// Holds what lives as long as a user is logged in.
final class UserContainer {
  let user: Int
  private let server: Server
  private let ids: ReminderIds

  init(user: Int, server: Server, store: any KeyValueStore) {
    self.user = user
    self.server = server
    ids = ReminderIds(user: user, store: store)
  }

  /// Makes a screen.
  func screen(_ screen: UserScreen) -> UserScreenController {
    switch screen {
    case .list: ListController(nextReminderId: ids.next, save: server.save)
    case .detail(let title): DetailController(title: title, save: server.save)
    }
  }
}

/// The screens of a user.
enum UserScreen: Sendable {
  case list
  case detail(title: String)
}

/// A screen of a user.
class UserScreenController {}

final class ListController: UserScreenController {
  private let nextReminderId: () throws -> Int
  private let save: (String) throws -> Void

  init(
    nextReminderId: @escaping () throws -> Int, save: @escaping (String) throws -> Void
  ) {
    self.nextReminderId = nextReminderId
    self.save = save
  }

  /// Saves a reminder's title, and returns the reminder's id.
  func add(_ title: String) throws -> Int {
    try save(title)
    return try nextReminderId()
  }
}

final class DetailController: UserScreenController {
  let title: String
  private let save: (String) throws -> Void

  init(title: String, save: @escaping (String) throws -> Void) {
    self.title = title
    self.save = save
  }

  /// Saves the title again.
  func finish() throws {
    try save(title)
  }
}
