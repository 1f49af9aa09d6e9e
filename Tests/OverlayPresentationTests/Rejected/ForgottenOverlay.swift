import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller() {
  _ = RemindersController()  // error: missing argument for parameter 'overlay' in call
}
