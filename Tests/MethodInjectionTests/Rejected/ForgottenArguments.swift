import Foundation
import MethodInjection

func aCaller(reminder: Reminder, ids: ReminderIdGenerator) throws {
  _ = try ids.nextReminderId()  // error: missing argument for parameter 'store' in call
  _ = reminder.isOverdue()  // error: missing argument for parameter 'at' in call
}
