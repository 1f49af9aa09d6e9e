import ReminderStorage
public import UIKitStandIn

/// Holds what lives as long as one user is logged in, and makes that user's screens.
///
/// It knows the container that made it; that one does not know it.
@MainActor
public final class UserContainer {
  /// The user who is logged in.
  public let user: User
  private let server: any ServerInterface
  private let ids: ReminderIdGenerator
  private let app: AppContainer

  init(user: User, server: any ServerInterface, store: UserStore, app: AppContainer) {
    self.user = user
    self.server = server
    self.ids = ReminderIdGenerator(store: store)
    self.app = app
  }

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
    app.show(screen(next))
  }

  private func logOut() {
    app.show(app.loginScreen())
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
