import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(ids: ReminderIdGenerator) {
  let page = UILabel()
  _ = NewReminderController(ids: ids, errorPage: page) { _ in }  // error: value of type 'UILabel'
}
