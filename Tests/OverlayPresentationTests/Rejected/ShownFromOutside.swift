import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(screen: RemindersController) {
  screen.empty.remove()  // error: 'empty' is inaccessible due to 'private' protection level
}
