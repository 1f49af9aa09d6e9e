import ViewEnvironment

func aCaller() {
  _ = ReminderIdGenerator()  // error: missing argument for parameter 'store' in call
}
