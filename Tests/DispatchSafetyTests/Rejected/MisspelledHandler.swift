import DispatchSafety

func aCaller() {
  _ = ReminderHandlers(reminderWasAdded: nil)  // error: incorrect argument label in call
}
