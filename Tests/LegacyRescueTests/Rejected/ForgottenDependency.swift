import Foundation
import ReminderStorage

@MainActor final class Reminders {
  init(store: any KeyValueStore, now: @escaping () -> Date) {}
}

@MainActor func app() -> Reminders {
  Reminders(store: UserDefaults.standard)  // error: missing argument for parameter 'now' in call
}
