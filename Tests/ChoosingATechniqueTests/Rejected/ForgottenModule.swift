import ChoosingATechnique

func aCaller(store: MemoryStore, channel: Outbox) {
  _ = ReminderApp(store: store, channel: channel)  // error: missing argument for parameter 'now'
}
