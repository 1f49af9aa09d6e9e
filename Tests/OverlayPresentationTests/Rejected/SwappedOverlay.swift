import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(slot: OverlaySlot<UILabel>) {
  slot.overlay = UILabel()  // error: cannot assign to property: 'overlay' is a 'let' constant
}
