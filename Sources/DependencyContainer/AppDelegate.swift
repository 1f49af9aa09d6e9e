public import ReminderStorage

/// The root object: it makes what lives as long as the app.
@MainActor
public final class AppDelegate {
  /// Where screens appear.
  public let stage = Stage()
  private let container: PreLoginDependencyContainer

  /// Makes the object graph, and shows the login.
  public init(server: any ServerInterface, store: any KeyValueStore) {
    container = PreLoginDependencyContainer(server: server, stage: stage, store: store)
    stage.show(container.screen(.login))
  }
}
