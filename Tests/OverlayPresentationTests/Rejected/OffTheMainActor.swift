import OverlayPresentation
import UIKitStandIn

nonisolated func aCaller(controller: RemindersController) {
  controller.showOverlay()  // error: call to main actor-isolated instance method
}
