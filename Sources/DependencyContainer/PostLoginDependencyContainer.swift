public import ReminderStorage
public import UIKitStandIn

/// What a screen knows of its container once a user has logged in.
@MainActor
public protocol PostLoginDependencyContaining: DependencyContaining {
  /// The user that unlocked this container.
  var user: User { get }

  /// Makes a new screen that needs the user.
  func screen(_ screen: PostLoginScreen) -> UIViewController

  /// Goes back to the login, which lets go of everything of this user.
  func logOut()
}

/// The screens that need a user.
public enum PostLoginScreen: Equatable, Sendable {
  /// The user's own page.
  case account
}

/// Holds what lives as long as one user is logged in.
///
/// It knows the container that made it; that one does not know it.
public final class PostLoginDependencyContainer: PostLoginDependencyContaining {
  /// The user that unlocked this container.
  public let user: User
  private let preLogin: any PreLoginDependencyContaining
  private let store: UserStore
  private let factory = ScreenFactory()

  /// Makes a container for `user`, whose values are kept apart from those of others in `store`.
  public init(
    user: User, preLogin: any PreLoginDependencyContaining, store: any KeyValueStore
  ) {
    self.user = user
    self.preLogin = preLogin
    self.store = UserStore(user: user, store: store)
  }

  /// The app's server.
  public var server: any ServerInterface { preLogin.server }

  /// The app's stage.
  public var stage: (any StageInterface)? { preLogin.stage }

  /// Makes a generator of this user's ids.
  public func reminderIdGenerator() -> ReminderIdGenerator {
    ReminderIdGenerator(store: store)
  }

  /// Makes a new screen, which gets this container.
  public func screen(_ screen: Screen) -> UIViewController {
    factory.screen(screen, in: self)
  }

  /// Makes a new screen, which gets this container and so the user.
  public func screen(_ screen: PostLoginScreen) -> UIViewController {
    switch screen {
    case .account: AccountViewController(container: self)
    }
  }

  /// Shows the login again; with the last screen of this user goes the container.
  public func logOut() {
    stage?.show(preLogin.screen(.login))
  }
}

/// Keeps the values of one user apart from those of others, in the same store.
struct UserStore: KeyValueStore {
  let user: User
  let store: any KeyValueStore

  func object(forKey key: String) -> Any? {
    store.object(forKey: "user \(user.id): \(key)")
  }

  func set(_ value: Any?, forKey key: String) {
    store.set(value, forKey: "user \(user.id): \(key)")
  }
}
