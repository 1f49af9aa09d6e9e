import DependencyContainer
import UIKitStandIn

@MainActor func aScreen() -> UIViewController {
  Setup.ListViewController()  // error: missing argument for parameter 'container' in call
}
