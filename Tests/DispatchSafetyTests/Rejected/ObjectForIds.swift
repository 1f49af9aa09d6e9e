import DispatchSafety

func aCaller() {
  _ = ReminderService(ids: Object())  // error: does not conform to expected type 'ReminderIds'
}
