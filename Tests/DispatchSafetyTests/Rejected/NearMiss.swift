// with: -warnings-as-errors
import DispatchSafety

struct Badge {}

extension Badge: ReminderObserver {
  func reminderWasAdded(_ title: String) {}  // error: nearly matches defaulted requirement
}
