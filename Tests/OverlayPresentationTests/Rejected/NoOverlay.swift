import OverlayPresentation
import UIKitStandIn

final class SettingsController: UIViewController {
  func someMethod() {
    showOverlay()  // error: cannot find 'showOverlay' in scope
  }
}

@MainActor
func aCaller(settings: SettingsController) {
  settings.showOverlay()  // error: value of type 'SettingsController' has no member 'showOverlay'
}
