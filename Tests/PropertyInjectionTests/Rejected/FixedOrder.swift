import PropertyInjection

func aCaller(list: inout ReminderList) {
  list.order = Alphabetical()  // error: 'order' is inaccessible due to 'private' protection level
}
