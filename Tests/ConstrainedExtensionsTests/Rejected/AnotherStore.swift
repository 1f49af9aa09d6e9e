import ConstrainedExtensions
import Foundation

func addFromWidget() throws {
  _ = try ReminderStore.shared(suite: "group.example.reminders")?.nextReminderId()
  _ = ReminderStore(in: UserDefaults.standard)  // error: initializer is inaccessible
}
