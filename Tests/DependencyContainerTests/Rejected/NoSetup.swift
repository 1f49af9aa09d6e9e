import DependencyContainer
import UIKitStandIn

@MainActor func aScreen(container: any DependencyContaining) {
  let screen = container.screen(.list)
  _ = screen.setup  // error: value of type 'UIViewController' has no member 'setup'
  _ = container.screen(.detail)  // error: member 'detail' expects argument of type 'DetailSetup'
}
