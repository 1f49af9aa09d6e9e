import OverlayPresentation
import UIKitStandIn

@MainActor
func aCaller(ids: ReminderIdGenerator) {
  _ = NewReminderController(ids: ids, errorPage: UILabel())  // error: value of type 'UILabel'
}
