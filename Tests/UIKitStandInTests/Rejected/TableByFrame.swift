import Foundation
import UIKitStandIn

final class RemindersTable: UITableView {
  init() {
    super.init(frame: CGRect())  // error: must call a designated initializer of the superclass
  }

  required init?(coder: NSCoder) { nil }
}
