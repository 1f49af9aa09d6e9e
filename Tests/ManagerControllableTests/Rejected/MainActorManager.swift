import ManagerControllable

@MainActor
final class MainActorManager: @MainActor TokenProviding {  // error: cannot form main actor
  var token: String?
}
