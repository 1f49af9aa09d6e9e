import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller() {
  _ = RemindersController(overlay: ErrorPage())  // error: cannot convert value of type 'ErrorPage'
}
