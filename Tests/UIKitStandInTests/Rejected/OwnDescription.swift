import UIKitStandIn

final class ReminderView: UIView {
  nonisolated var description: String { "" }  // error: requires an 'override' keyword
}
