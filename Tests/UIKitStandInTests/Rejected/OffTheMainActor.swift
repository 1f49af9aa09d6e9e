import UIKitStandIn

nonisolated func aCaller(view: UIView) {
  view.removeFromSuperview()  // error: call to main actor-isolated instance method
}
