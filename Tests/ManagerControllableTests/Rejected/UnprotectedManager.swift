// accepted with: -default-isolation MainActor
import ManagerControllable

class UnprotectedManager: TokenManageable {
  static let `default` = UnprotectedManager()  // error: 'default' is not concurrency-safe

  var token: String?
}
