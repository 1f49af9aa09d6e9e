public import ReminderStorage
public import UIKitStandIn

/// What a screen knows of its container before anybody has logged in.
@MainActor
public protocol PreLoginDependencyContaining: HasServer {
  /// The place where screens appear, or nil when the app has let go of it.
  var stage: (any StageInterface)? { get }

  /// Makes a new screen.
  func screen(_ screen: PreLoginScreen) -> UIViewController

  /// Makes the container that `user` unlocks, a new one each time.
  func postLoginContainer(for user: User) -> any PostLoginDependencyContaining
}

/// The screens that need no user.
public enum PreLoginScreen: Equatable, Sendable {
  /// Where a user logs in.
  case login
}

/// Holds what lives as long as the app, and knows no user.
public final class PreLoginDependencyContainer: PreLoginDependencyContaining {
  /// The server that every screen gets.
  public let server: any ServerInterface
  /// The place where screens appear; it holds screens, and they hold this container.
  public private(set) weak var stage: (any StageInterface)?
  private let store: any KeyValueStore

  /// Makes a container.
  public init(
    server: any ServerInterface, stage: any StageInterface, store: any KeyValueStore
  ) {
    self.server = server
    self.stage = stage
    self.store = store
  }

  /// Makes a new screen, which gets this container.
  public func screen(_ screen: PreLoginScreen) -> UIViewController {
    switch screen {
    case .login: LoginViewController(container: self)
    }
  }

  /// Makes a container for `user`, and keeps no reference to it.
  ///
  /// John Sundell calls the pattern lock and key: the user is the key.
  public func postLoginContainer(for user: User) -> any PostLoginDependencyContaining {
    PostLoginDependencyContainer(user: user, preLogin: self, store: store)
  }
}
