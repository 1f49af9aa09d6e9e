import ManagerControllable

actor ActorManager: TokenProviding {  // error: crosses into actor-isolated code
  static let `default` = ActorManager()

  var token: String?
}
