import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(screen: SlotRemindersController) {
  _ = screen.nothing  // error: 'nothing' is inaccessible due to 'private' protection level
}
