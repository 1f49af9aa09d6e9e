import ChoosingATechnique

func aCaller(ids: ReminderIdGenerator, channel: Outbox) {
  _ = ReminderApp(ids: ids, channel: channel)  // error: missing argument for parameter 'now'
}
