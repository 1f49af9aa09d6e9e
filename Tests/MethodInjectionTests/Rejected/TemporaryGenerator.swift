import Foundation
import MethodInjection

func aCaller(reminder: Reminder, now: Date) {
  _ = reminder.snoozed(
    at: now,
    using: &SystemRandomNumberGenerator()  // error: cannot pass immutable value as inout argument
  )
}
