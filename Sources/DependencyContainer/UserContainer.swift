public import ReminderStorage
public import UIKitStandIn

/// Holds what lives as long as one user is logged in, and makes that user's screens.
///
/// The app's container holds it until the logout. It knows that container weakly.
@MainActor
public final class UserContainer {
  /// The session that has opened this container.
  public let session: Session
  private let server: any ServerInterface
  private let ids: ReminderIdGenerator
  private weak var app: AppContainer?

  init(session: Session, server: any ServerInterface, store: UserStore, app: AppContainer) {
    self.session = session
    self.server = server
    self.ids = ReminderIdGenerator(store: store)
    self.app = app
  }

  /// The user who is logged in.
  public var user: User { session.user }

  /// Makes a new screen, and passes it what it uses.
  public func screen(_ screen: Screen) -> UIViewController {
    switch screen {
    case .list:
      ListViewController(ids: ids, server: server, show: show)
    case .detail(let setup):
      DetailViewController(setup: setup, server: server, close: { [self] in show(.list) })
    case .account:
      AccountViewController(user: user, logOut: logOut)
    }
  }

  private func show(_ next: Screen) {
    app?.show(screen(next), of: self)
  }

  private func logOut() {
    app?.logOut(self)
  }
}

/// Keeps the values of one user apart from those of others, in the same store.
public struct UserStore: KeyValueStore {
  private let user: User
  private let store: any KeyValueStore

  /// Makes the part of `store` that belongs to `user`.
  public init(user: User, store: any KeyValueStore) {
    self.user = user
    self.store = store
  }

  /// Returns the user's value for `key`.
  public func object(forKey key: String) -> Any? {
    store.object(forKey: "user \(user.id): \(key)")
  }

  /// Stores the user's value for `key`.
  public func set(_ value: Any?, forKey key: String) {
    store.set(value, forKey: "user \(user.id): \(key)")
  }
}
