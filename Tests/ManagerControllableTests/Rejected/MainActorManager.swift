import ManagerControllable

@MainActor
final class MainActorManager: @MainActor TokenManageable {  // error: cannot form main actor
  var token: String?
}
