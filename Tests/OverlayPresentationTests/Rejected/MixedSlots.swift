import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(empty: OverlaySlot<UIView>, failure: OverlaySlot<ErrorPage>) {
  for slot in [failure, empty] { slot.remove() }  // error: value of type 'Any' has no member
}
