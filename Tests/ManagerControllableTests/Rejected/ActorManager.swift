import ManagerControllable

actor ActorManager: TokenManageable {  // error: crosses into actor-isolated code
  static let `default` = ActorManager()

  var token: String?
}
