import ConstrainedExtensions
import Foundation

func addFromWidget() throws {
  _ = try ReminderStore.inSuite("group.example.reminders")?.nextReminderId()
  _ = ReminderStore(in: UserDefaults.standard)  // error: initializer is inaccessible
}
