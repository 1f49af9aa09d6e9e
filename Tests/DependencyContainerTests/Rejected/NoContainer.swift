import DependencyContainer
import UIKitStandIn

@MainActor func aScreen() -> UIViewController {
  ListViewController()  // error: missing argument for parameter 'container' in call
}
