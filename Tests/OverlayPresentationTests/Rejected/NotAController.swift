import OverlayPresentation
import UIKitStandIn

struct Reminder: OverlayPresentable {
  let overlay: UILabel
}

@MainActor
func aCaller(reminder: Reminder) {
  reminder.showOverlay()  // error: requires that 'Reminder' inherit from 'UIViewController'
}
