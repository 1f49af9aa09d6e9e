import DependencyContainer
import UIKitStandIn

@MainActor func aScreen(container: any DependencyContaining) {
  let scene = container.scene(.list)
  _ = scene.setup  // error: value of type 'UIViewController' has no member 'setup'
  _ = container.scene(.detail)  // error: member 'detail' expects argument of type 'DetailSetup'
}
