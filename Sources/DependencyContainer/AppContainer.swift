public import ReminderStorage
public import UIKitStandIn

/// Holds what lives as long as the app, and knows no user.
@MainActor
public final class AppContainer {
  private let login: any LoginInterface
  private let makeServer: (Session) -> any ServerInterface
  private let store: any KeyValueStore
  // The stage holds a screen, and through it this container.
  private weak var stage: (any StageInterface)?

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
    LoginViewController(login: login) { [self] session in
      show(userContainer(for: session).screen(.list))
    }
  }

  /// Makes the container that `session` unlocks, and keeps no reference to it.
  ///
  /// John Sundell calls the pattern lock and key: the session is the key.
  public func userContainer(for session: Session) -> UserContainer {
    UserContainer(
      user: session.user, server: makeServer(session),
      store: UserStore(user: session.user, store: store), app: self)
  }

  func show(_ screen: UIViewController) {
    stage?.show(screen)
  }
}
