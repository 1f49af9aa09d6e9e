public import Foundation
public import ReminderStorage

/// The one place that chooses the server, the stage and the store, and puts the app together.
///
/// In a UIKit app with one window, the app delegate calls it and keeps the app, and the scene delegate
/// puts the stage into the window. Made by the scene delegate, the app's container would live as long
/// as a scene. The system makes both delegates with initializers that have no parameters, so nobody
/// can pass them anything.
@MainActor
public enum CompositionRoot {
  /// Assembles the app, which keeps its ids in a suite of the user's defaults.
  ///
  /// - Throws: ``UnknownSuite`` if no suite can have this name.
  public static func makeApp(suite: String, accounts: [User]) throws(UnknownSuite) -> ReminderApp {
    guard let defaults = UserDefaults(suiteName: suite) else { throw UnknownSuite(name: suite) }
    let backend = Backend(accounts: accounts)
    return ReminderApp(
      login: backend,
      makeServer: { session in UserServer(session: session, backend: backend) },
      stage: Stage(), store: defaults)
  }
}

/// The app, made of what it is given.
@MainActor
public final class ReminderApp {
  /// Where screens appear.
  public let stage: any StageInterface
  private let container: AppContainer

  /// Makes the first container, and shows the login.
  public init(
    login: any LoginInterface, makeServer: @escaping (Session) -> any ServerInterface,
    stage: any StageInterface, store: any KeyValueStore
  ) {
    self.stage = stage
    container = AppContainer(login: login, makeServer: makeServer, stage: stage, store: store)
    stage.show(container.loginScreen())
  }

  /// Shows the list of the user whose session has this token, which the last launch has kept.
  ///
  /// - Throws: ``UnknownSession`` if the server doesn't know the token any more, ``AlreadyLoggedIn``
  ///   if somebody has logged in meanwhile. The screen stays then.
  public func restore(_ token: UUID) async throws { try await container.restore(token) }
}

/// No suite can have this name.
public struct UnknownSuite: Error, Equatable {
  /// The name that was asked for.
  public let name: String
}
