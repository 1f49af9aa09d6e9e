public import ReminderStorage
public import UIKitStandIn

/// Step 4, an older design: a user opens a second container, which shares the app's server.
///
/// Any code can make a `User`, and the server doesn't know whose reminder it gets.
public enum Nested {
  /// One server for all users, which files reminders by their ids alone.
  public final class SharedServer: ServerInterface {
    /// What is saved, by id.
    public private(set) var reminders: [Int: Reminder] = [:]

    /// Makes an empty server.
    public init() {}

    /// Saves `reminder`, and replaces the reminder that has the same id.
    public func save(_ reminder: Reminder) {
      reminders[reminder.id] = reminder
    }
  }

  /// Holds what lives as long as the app, and knows no user.
  @MainActor
  public final class PreLoginContainer {
    fileprivate let server: any ServerInterface
    fileprivate private(set) weak var stage: (any StageInterface)?
    private let store: any KeyValueStore

    /// Makes a container.
    public init(
      server: any ServerInterface, stage: any StageInterface, store: any KeyValueStore
    ) {
      self.server = server
      self.stage = stage
      self.store = store
    }

    /// Makes the container that `user` unlocks.
    public func postLoginContainer(for user: User) -> PostLoginContainer {
      PostLoginContainer(preLogin: self, store: UserStore(user: user, store: store))
    }
  }

  /// Holds what lives as long as one user is logged in, except for the server.
  public final class PostLoginContainer: Setup.DependencyContaining {
    private let preLogin: PreLoginContainer
    private let store: UserStore

    fileprivate init(preLogin: PreLoginContainer, store: UserStore) {
      self.preLogin = preLogin
      self.store = store
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
    public func screen(_ screen: Setup.Screen) -> UIViewController {
      Setup.ScreenFactory().screen(screen, in: self)
    }
  }
}
