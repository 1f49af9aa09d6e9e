public import Foundation
public import ReminderStorage
public import UIKitStandIn

/// Holds what lives as long as the app, and the container of the user who is logged in.
@MainActor
public final class AppContainer {
  private let login: any LoginInterface
  private let makeServer: (Session) -> any ServerInterface
  private let stage: any StageInterface
  private let store: any KeyValueStore
  // The login screen and the user's container refer back to this container weakly.
  private var current: UserContainer? { didSet { changes += 1 } }
  // How often somebody has logged in or out, so that a late session can be told from a new one.
  private var changes = 0

  /// Makes a container.
  public init(
    login: any LoginInterface, makeServer: @escaping (Session) -> any ServerInterface,
    stage: any StageInterface, store: any KeyValueStore
  ) {
    self.login = login
    self.makeServer = makeServer
    self.stage = stage
    self.store = store
  }

  /// Makes a new login, which shows the user's list when somebody has logged in.
  public func loginScreen() -> UIViewController {
    LoginViewController(logIn: { [weak self] name in try await self?.logIn(name) })
  }

  /// Shows the list of the user whose session has this token, which the last launch has kept.
  ///
  /// - Throws: ``UnknownSession`` if the server doesn't know the token any more, and
  ///   ``AlreadyLoggedIn`` if somebody has logged in meanwhile. The screen stays then.
  public func restore(_ token: UUID) async throws {
    try await open { try await login.restore(token) }
  }

  /// Logs a user in, and shows the list.
  ///
  /// While a user is logged in, it throws, so that a leftover login screen sends no request.
  private func logIn(_ name: String) async throws {
    guard current == nil else { throw AlreadyLoggedIn() }
    try await open { try await login.logIn(name) }
  }

  /// Opens the container of the session's user, and shows the list.
  ///
  /// If somebody has logged in and out again while the session was requested, it is late, and ends.
  private func open(_ requestSession: () async throws -> Session) async throws {
    let changesBefore = changes
    let session = try await requestSession()
    guard current != nil || changes == changesBefore else {
      login.logOut(session)
      throw AlreadyLoggedIn()
    }
    let container = try userContainer(for: session)
    show(container.screen(.list), of: container)
  }

  /// Makes the container that `session` unlocks, and keeps it until the logout.
  ///
  /// It shows nothing: the caller shows one of the container's screens.
  ///
  /// Sven Korset, after John Sundell, calls the pattern lock and key: the session is the key. Whether
  /// it is still valid, the server decides with each request.
  ///
  /// - Throws: ``AlreadyLoggedIn`` if somebody is logged in, who stays; any other session ends then.
  public func userContainer(for session: Session) throws(AlreadyLoggedIn) -> UserContainer {
    guard current == nil else {
      if current?.session != session { login.logOut(session) }
      throw AlreadyLoggedIn()
    }
    let container = UserContainer(
      session: session, server: makeServer(session),
      store: UserStore(user: session.user, store: store), app: self)
    current = container
    return container
  }

  /// Shows `screen`, unless its user has logged out.
  func show(_ screen: UIViewController, of container: UserContainer) {
    guard container === current else { return }
    stage.show(screen)
  }

  /// Ends the session, and lets go of all that belongs to its user.
  func logOut(_ container: UserContainer) {
    guard container === current else { return }
    current = nil
    login.logOut(container.session)
    stage.show(loginScreen())
  }
}

/// A user is logged in, or has been since the session was requested, so it opens no container.
public struct AlreadyLoggedIn: Error, Equatable {}
