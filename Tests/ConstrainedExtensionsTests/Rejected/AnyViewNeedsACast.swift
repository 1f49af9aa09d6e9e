import UIKitStandIn

extension UIView {
  static func createFromNib() -> UIView? { nil }
}

final class ReminderCell: UIView {}

@MainActor
func aCaller() {
  _ = UILabel.createFromNib()
  let cell: ReminderCell?
  cell = ReminderCell.createFromNib()  // error: cannot assign value of type 'UIView?'
  _ = cell
}
