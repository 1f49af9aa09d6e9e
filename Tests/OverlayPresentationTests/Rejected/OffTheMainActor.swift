import OverlayPresentation
import UIKitStandIn

nonisolated func aCaller(controller: PresentableRemindersController) {
  controller.showOverlay()  // error: call to main actor-isolated instance method
}
