import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(screen: RemindersController) {
  screen.empty.show(in: screen.view)  // error: 'empty' is inaccessible due to 'private' protection level
}
