public import ReminderStorage
public import UIKitStandIn

/// A container with a server.
@MainActor
public protocol HasServer: AnyObject {
  /// The server, the same one each time.
  var server: any ServerInterface { get }
}

/// What a screen knows of its container.
@MainActor
public protocol DependencyContaining: HasServer {
  /// The place where screens appear, or nil when the app has let go of it.
  var stage: (any StageInterface)? { get }

  /// Makes a generator of reminder ids.
  func reminderIdGenerator() -> ReminderIdGenerator

  /// Makes a new screen.
  func screen(_ screen: Screen) -> UIViewController
}

/// Holds what the screens share, and makes what they do not.
public final class DependencyContainer: DependencyContaining {
  /// The server that every screen gets.
  public let server: any ServerInterface
  /// The place where screens appear; it holds screens, and they hold this container.
  public private(set) weak var stage: (any StageInterface)?
  private let store: any KeyValueStore
  private let factory = ScreenFactory()

  /// Makes a container.
  public init(
    server: any ServerInterface, stage: any StageInterface, store: any KeyValueStore
  ) {
    self.server = server
    self.stage = stage
    self.store = store
  }

  /// Makes a generator that keeps its last id in the container's store.
  public func reminderIdGenerator() -> ReminderIdGenerator {
    ReminderIdGenerator(store: store)
  }

  /// Makes a new screen, which gets this container.
  public func screen(_ screen: Screen) -> UIViewController {
    factory.screen(screen, in: self)
  }
}
