public import ReminderStorage
public import UIKitStandIn

/// Holds what lives as long as the app, and the container of the user who is logged in.
@MainActor
public final class AppContainer {
  private let login: Backend
  private let makeServer: (Session) -> any ServerInterface
  private let stage: any StageInterface
  private let store: any KeyValueStore
  // What this container holds knows it weakly: the screens, and the user's container.
  private var current: UserContainer?

  /// Makes a container.
  public init(
    login: Backend, makeServer: @escaping (Session) -> any ServerInterface,
    stage: any StageInterface, store: any KeyValueStore
  ) {
    self.login = login
    self.makeServer = makeServer
    self.stage = stage
    self.store = store
  }

  /// Makes a new login, which shows the user's list when somebody has logged in.
  public func loginScreen() -> UIViewController {
    LoginViewController(logIn: login.logIn) { [weak self] session in
      guard let self else { return }
      let container = userContainer(for: session)
      show(container.screen(.list), of: container)
    }
  }

  /// Makes the container that `session` unlocks, and keeps it in place of the one before.
  ///
  /// Sven Korset, after John Sundell, calls the pattern lock and key: the session is the key.
  public func userContainer(for session: Session) -> UserContainer {
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
