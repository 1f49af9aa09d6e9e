import ManagerControllable

@MainActor
final class MainActorManager: @MainActor TokenManageable {
  static let `default` = MainActorManager()

  var token: String?
}

struct Upload: TokenManagerControllable {
  var tokenManager: any TokenManageable {
    MainActorManager.default  // error: main actor-isolated
  }
}
