// with: -warnings-as-errors
import ManagerControllable

protocol SessionControllable {
  var tokenManager: any TokenProviding { get }
}

extension SessionControllable {
  @available(*, deprecated, message: "declare the manager")
  var tokenManager: any TokenProviding { TokenManager.default }
}

// A warning for the type that uses the default, and none for the type with its own manager.
struct OldExport: SessionControllable {}  // error: deprecated default implementation is used

struct Export: SessionControllable {
  let tokenManager: any TokenProviding
}
