import Foundation
import UIKitStandIn

final class SettingsController: UIViewController {
  init(overlay: UIView) { super.init(nibName: nil, bundle: nil) }

  @available(*, unavailable) required init?(coder: NSCoder) { fatalError("inject an overlay") }
}

@MainActor
func aCaller(coder: NSCoder) {
  _ = SettingsController(coder: coder)  // error: 'init(coder:)' is unavailable
}
