import OverlayPresentation
import UIKitStandIn

struct Screen: OverlayPresentable {  // error: type 'Screen' does not conform
  let overlay = "Nothing to remember"
}
