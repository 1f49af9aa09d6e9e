public import ReminderStorage
public import UIKitStandIn

/// Holds what lives as long as the app, and the container of the user who is logged in.
@MainActor
public final class AppContainer {
  private let login: any LoginInterface
  private let makeServer: (Session) -> any ServerInterface
  private let stage: any StageInterface
  private let store: any KeyValueStore
  // What this container holds knows it weakly: the screens, and the user's container.
  private var current: UserContainer?

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
  ///
  /// While a user is logged in, it logs nobody in: it has stayed behind.
  public func loginScreen() -> UIViewController {
    LoginViewController(
      logIn: { [weak self] name in
        guard let self, current == nil else { return nil }
        return login.logIn(name)
      },
      loggedIn: { [weak self] session in
        guard let self, let container = try? userContainer(for: session) else { return }
        show(container.screen(.list), of: container)
      })
  }

  /// Makes the container that `session` unlocks, keeps it in place of the one before, and ends that
  /// one's session.
  ///
  /// Sven Korset, after John Sundell, calls the pattern lock and key: the session is the key.
  ///
  /// - Throws: ``UnknownSession`` if another server has made the session, or its user has logged out.
  ///   Then the user who is logged in stays.
  public func userContainer(for session: Session) throws(UnknownSession) -> UserContainer {
    try login.check(session)
    if let current, current.session != session { login.logOut(current.session) }
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
