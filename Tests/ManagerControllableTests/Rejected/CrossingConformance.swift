// with: -disable-upcoming-feature InferIsolatedConformances
// accepted with: -enable-upcoming-feature InferIsolatedConformances
import ManagerControllable

@MainActor
final class MainActorManager: TokenManageable {  // error: crosses into main actor-isolated code
  static let `default` = MainActorManager()

  var token: String?
}
