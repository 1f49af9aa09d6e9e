public import KeyValueStore

/// The root object: it makes what lives as long as the app.
@MainActor
public final class AppDelegate {
  /// Where scenes appear.
  public let stage = Stage()
  private let container: PreLoginDependencyContainer

  /// Makes the object graph, and shows the login.
  public init(server: any ServerInterface, store: any KeyValueStore) {
    container = PreLoginDependencyContainer(server: server, stage: stage, store: store)
    stage.show(container.scene(.login))
  }
}
