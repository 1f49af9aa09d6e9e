import OverlayPresentation
import UIKitStandIn

final class SettingsController: UIViewController, OverlayPresentable {
  private let overlay = UILabel()  // error: must be as accessible as its enclosing type
}
