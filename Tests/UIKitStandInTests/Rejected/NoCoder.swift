import UIKitStandIn

final class RemindersController: UIViewController {
  let overlay: UILabel

  init(overlay: UILabel) {
    self.overlay = overlay
    super.init(nibName: nil, bundle: nil)
  }
}  // error: 'required' initializer 'init(coder:)' must be provided by subclass
