// wrong: Keeps one container for each user, and so keeps them all.
// sees: have logged out, and a container is still in memory
import ReminderStorage

// Exercise 18.4: lock and key
//
// A log-in makes a session, and the app's container makes a container for it. Somebody kept
// everything "to save time": the second user gets the first one's container, server, screens and
// ids, and nothing ever leaves memory. Fix the two containers and the server:
//
// - Each session gets a new container. The app's container keeps none.
// - `save(_:)` sends the title with the token of the container's own session. The token is new at
//   each log-in. An error of the connection reaches the caller.
// - Each screen is a new one, and holds the container that made it. The detail screen gets its title.
// - Each user has their own ids, stored under "user 7: currentReminderId" for user 7. A user who
//   logs in again goes on counting. If there is no next id, the caller gets the error, and nothing is
//   stored.
// - When a user's last screen goes, the user's container and session go, too.

// These three come with the exercise. Leave them as they are.

/// What only a log-in can make.
final class Session: Sendable {
  let user: Int
  let token: String

  fileprivate init(user: Int, token: String) {
    self.user = user
    self.token = token
  }
}

/// Makes a session for each log-in.
final class Accounts {
  private var logIns = 0

  func logIn(user: Int) -> Session {
    logIns += 1
    return Session(user: user, token: "token \(logIns) of user \(user)")
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
  private var containers: [String: UserContainer] = [:]

  init(store: any KeyValueStore, connection: any Connection) {
    self.store = store
    self.connection = connection
  }

  /// Makes the container that a session unlocks.
  func container(for session: Session) -> UserContainer {
    if let container = containers[session.token] { return container }
    let server = Server(session: session, connection: connection)
    let made = UserContainer(user: session.user, server: server, store: store)
    containers[session.token] = made
    return made
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

/// Holds what lives as long as a user is logged in.
final class UserContainer {
  let user: Int
  private let server: Server
  private let store: any KeyValueStore

  init(user: Int, server: Server, store: any KeyValueStore) {
    self.user = user
    self.server = server
    self.store = store
  }

  /// Makes a screen.
  func screen(_ screen: UserScreen) -> UserScreenController {
    switch screen {
    case .list: ListController(container: self)
    case .detail(let title): DetailController(title: title, container: self)
    }
  }

  /// Saves a reminder's title as this user.
  func save(_ title: String) throws {
    try server.save(title)
  }

  /// Returns this user's next id, after storing it.
  func nextReminderId() throws -> Int {
    let key = "user \(user): \(currentReminderId)"
    let id = try reminderId(after: store.object(forKey: key))
    store.set(id, forKey: key)
    return id
  }
}

/// The screens of a user.
enum UserScreen: Sendable {
  case list
  case detail(title: String)
}

/// A screen of a user.
class UserScreenController {
  let container: UserContainer?

  init(container: UserContainer) {
    self.container = container
  }
}

final class ListController: UserScreenController {}

final class DetailController: UserScreenController {
  let title: String

  init(title: String, container: UserContainer) {
    self.title = title
    super.init(container: container)
  }
}
